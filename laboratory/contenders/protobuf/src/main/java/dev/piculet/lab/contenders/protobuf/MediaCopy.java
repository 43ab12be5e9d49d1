package dev.piculet.lab.contenders.protobuf;

import dev.piculet.lab.contenders.protobuf.message.MediaContentMessage;
import dev.piculet.lab.payload.objects.MediaContent;
import java.util.ArrayList;

/** {@link MediaContent.Media} as a message. */
final class MediaCopy {
    private MediaCopy() {}

    static MediaContentMessage.Media toMessage(MediaContent.Media media) {
        MediaContentMessage.Media.Builder message = MediaContentMessage.Media.newBuilder()
                .setWidth(media.width)
                .setHeight(media.height)
                .setDuration(media.duration)
                .setSize(media.size)
                .setBitrate(media.bitrate)
                .setHasBitrate(media.hasBitrate);
        setTexts(message, media);
        if (media.persons != null) {
            message.addAllPersons(media.persons);
        } else {
            message.setHasNoPersons(true);
        }
        if (media.player != null) {
            message.setPlayer(
                    switch (media.player) {
                        case JAVA -> MediaContentMessage.Media.Player.JAVA;
                        case FLASH -> MediaContentMessage.Media.Player.FLASH;
                    });
        }
        return message.build();
    }

    private static void setTexts(MediaContentMessage.Media.Builder message, MediaContent.Media media) {
        if (media.uri != null) {
            message.setUri(media.uri);
        }
        if (media.title != null) {
            message.setTitle(media.title);
        }
        if (media.format != null) {
            message.setFormat(media.format);
        }
        if (media.copyright != null) {
            message.setCopyright(media.copyright);
        }
    }

    static MediaContent.Media toObject(MediaContentMessage.Media message) {
        MediaContent.Media media = new MediaContent.Media();
        media.uri = message.hasUri() ? message.getUri() : null;
        media.title = message.hasTitle() ? message.getTitle() : null;
        media.width = message.getWidth();
        media.height = message.getHeight();
        media.format = message.hasFormat() ? message.getFormat() : null;
        media.duration = message.getDuration();
        media.size = message.getSize();
        media.bitrate = message.getBitrate();
        media.hasBitrate = message.getHasBitrate();
        media.persons = message.getHasNoPersons() ? null : new ArrayList<>(message.getPersonsList());
        media.player = message.hasPlayer() ? player(message.getPlayer()) : null;
        media.copyright = message.hasCopyright() ? message.getCopyright() : null;
        return media;
    }

    private static MediaContent.Player player(MediaContentMessage.Media.Player player) {
        return switch (player) {
            case JAVA -> MediaContent.Player.JAVA;
            case FLASH -> MediaContent.Player.FLASH;
            case UNRECOGNIZED -> throw new IllegalArgumentException("unknown player");
        };
    }
}
