package dev.piculet.lab.contenders.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import com.google.flatbuffers.StringVector;
import dev.piculet.lab.contenders.flatbuffers.table.MediaTable;
import dev.piculet.lab.contenders.flatbuffers.table.PlayerCode;
import dev.piculet.lab.payload.objects.MediaContent;
import java.util.ArrayList;
import java.util.List;

/** {@link MediaContent.Media} as a table. */
final class MediaCopy {
    private MediaCopy() {}

    static int add(FlatBufferBuilder builder, MediaContent.Media media) {
        return MediaTable.createMediaTable(
                builder,
                Texts.add(builder, media.uri),
                Texts.add(builder, media.title),
                media.width,
                media.height,
                Texts.add(builder, media.format),
                media.duration,
                media.size,
                media.bitrate,
                media.hasBitrate,
                media.persons == null
                        ? Texts.ABSENT
                        : MediaTable.createPersonsVector(builder, Texts.addAll(builder, media.persons)),
                code(media.player),
                Texts.add(builder, media.copyright));
    }

    private static byte code(MediaContent.Player player) {
        if (player == null) {
            return PlayerCode.None;
        }
        return switch (player) {
            case JAVA -> PlayerCode.Java;
            case FLASH -> PlayerCode.Flash;
        };
    }

    static MediaContent.Media toObject(MediaTable table) {
        MediaContent.Media media = new MediaContent.Media();
        media.uri = table.uri();
        media.title = table.title();
        media.width = table.width();
        media.height = table.height();
        media.format = table.format();
        media.duration = table.duration();
        media.size = table.size();
        media.bitrate = table.bitrate();
        media.hasBitrate = table.hasBitrate();
        StringVector persons = table.personsVector();
        media.persons = persons == null ? null : toPersons(persons);
        media.player = player(table.player());
        media.copyright = table.copyright();
        return media;
    }

    private static List<String> toPersons(StringVector vector) {
        List<String> persons = new ArrayList<>(vector.length());
        for (int i = 0; i < vector.length(); i++) {
            persons.add(vector.get(i));
        }
        return persons;
    }

    private static MediaContent.Player player(byte code) {
        return switch (code) {
            case PlayerCode.None -> null;
            case PlayerCode.Java -> MediaContent.Player.JAVA;
            case PlayerCode.Flash -> MediaContent.Player.FLASH;
            default -> throw new IllegalArgumentException("unknown player " + code);
        };
    }
}
