package dev.piculet.lab.contenders.capnproto;

import dev.piculet.lab.contenders.capnproto.message.Objects.MediaStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.PlayerCode;
import dev.piculet.lab.payload.objects.MediaContent;
import java.util.ArrayList;
import java.util.List;
import org.capnproto.Text;
import org.capnproto.TextList;

/** {@link MediaContent.Media} as a struct. */
final class MediaCopy implements StructCopy<MediaContent.Media, MediaStruct.Builder, MediaStruct.Reader> {
    @Override
    public void fill(MediaStruct.Builder struct, MediaContent.Media media) {
        struct.setWidth(media.width);
        struct.setHeight(media.height);
        struct.setDuration(media.duration);
        struct.setSize(media.size);
        struct.setBitrate(media.bitrate);
        struct.setHasBitrate(media.hasBitrate);
        if (media.uri != null) {
            struct.setUri(media.uri);
        }
        if (media.title != null) {
            struct.setTitle(media.title);
        }
        if (media.format != null) {
            struct.setFormat(media.format);
        }
        if (media.copyright != null) {
            struct.setCopyright(media.copyright);
        }
        if (media.persons != null) {
            fillPersons(struct.initPersons(media.persons.size()), media.persons);
        }
        struct.setPlayer(code(media.player));
    }

    @Override
    public MediaContent.Media toObject(MediaStruct.Reader struct) {
        MediaContent.Media media = new MediaContent.Media();
        media.width = struct.getWidth();
        media.height = struct.getHeight();
        media.duration = struct.getDuration();
        media.size = struct.getSize();
        media.bitrate = struct.getBitrate();
        media.hasBitrate = struct.getHasBitrate();
        media.uri = struct.hasUri() ? struct.getUri().toString() : null;
        media.title = struct.hasTitle() ? struct.getTitle().toString() : null;
        media.format = struct.hasFormat() ? struct.getFormat().toString() : null;
        media.copyright = struct.hasCopyright() ? struct.getCopyright().toString() : null;
        media.persons = struct.hasPersons() ? toPersons(struct.getPersons()) : null;
        media.player = player(struct.getPlayer());
        return media;
    }

    private static void fillPersons(TextList.Builder list, List<String> persons) {
        for (int i = 0; i < persons.size(); i++) {
            list.set(i, new Text.Reader(persons.get(i)));
        }
    }

    private static List<String> toPersons(TextList.Reader list) {
        List<String> persons = new ArrayList<>(list.size());
        for (Text.Reader person : list) {
            persons.add(person.toString());
        }
        return persons;
    }

    private static PlayerCode code(MediaContent.Player player) {
        if (player == null) {
            return PlayerCode.NONE;
        }
        return switch (player) {
            case JAVA -> PlayerCode.JAVA;
            case FLASH -> PlayerCode.FLASH;
        };
    }

    private static MediaContent.Player player(PlayerCode code) {
        return switch (code) {
            case NONE -> null;
            case JAVA -> MediaContent.Player.JAVA;
            case FLASH -> MediaContent.Player.FLASH;
            case _NOT_IN_SCHEMA -> throw new IllegalArgumentException("unknown player");
        };
    }
}
