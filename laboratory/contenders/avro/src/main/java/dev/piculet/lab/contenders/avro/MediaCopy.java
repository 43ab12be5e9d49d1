package dev.piculet.lab.contenders.avro;

import dev.piculet.lab.payload.objects.MediaContent;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/** {@link MediaContent.Media} as a record. */
final class MediaCopy implements RecordCopy<MediaContent.Media> {
    private final Schema schema;
    private final Schema playerSchema;

    MediaCopy(Schema schema, Schema playerSchema) {
        this.schema = schema;
        this.playerSchema = playerSchema;
    }

    @Override
    public GenericRecord toRecord(MediaContent.Media media) {
        GenericRecord record = new GenericData.Record(schema);
        record.put(0, media.uri);
        record.put(1, media.title);
        record.put(2, media.width);
        record.put(3, media.height);
        record.put(4, media.format);
        record.put(5, media.duration);
        record.put(6, media.size);
        record.put(7, media.bitrate);
        record.put(8, media.hasBitrate);
        record.put(9, media.persons);
        record.put(10, toSymbol(media.player));
        record.put(11, media.copyright);
        return record;
    }

    @Override
    public MediaContent.Media toObject(GenericRecord record) {
        MediaContent.Media media = new MediaContent.Media();
        media.uri = (String) record.get(0);
        media.title = (String) record.get(1);
        media.width = (int) record.get(2);
        media.height = (int) record.get(3);
        media.format = (String) record.get(4);
        media.duration = (long) record.get(5);
        media.size = (long) record.get(6);
        media.bitrate = (int) record.get(7);
        media.hasBitrate = (boolean) record.get(8);
        media.persons = toList(record.get(9));
        media.player = toPlayer(record.get(10));
        media.copyright = (String) record.get(11);
        return media;
    }

    private GenericData.EnumSymbol toSymbol(MediaContent.Player player) {
        return player == null ? null : new GenericData.EnumSymbol(playerSchema, player);
    }

    private static MediaContent.Player toPlayer(Object symbol) {
        return symbol == null ? null : MediaContent.Player.valueOf(symbol.toString());
    }

    @SuppressWarnings("unchecked") // By the schema.
    private static List<String> toList(Object list) {
        return list == null ? null : new ArrayList<>((List<String>) list);
    }
}
