package dev.piculet.lab.contenders.avro;

import dev.piculet.lab.payload.objects.MediaContent;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/** {@link MediaContent.Image} as a record. */
final class ImageCopy implements RecordCopy<MediaContent.Image> {
    private final Schema schema;
    private final Schema sizeSchema;

    ImageCopy(Schema schema, Schema sizeSchema) {
        this.schema = schema;
        this.sizeSchema = sizeSchema;
    }

    @Override
    public GenericRecord toRecord(MediaContent.Image image) {
        GenericRecord record = new GenericData.Record(schema);
        record.put(0, image.uri);
        record.put(1, image.title);
        record.put(2, image.width);
        record.put(3, image.height);
        record.put(4, toSymbol(image.size));
        return record;
    }

    @Override
    public MediaContent.Image toObject(GenericRecord record) {
        MediaContent.Image image = new MediaContent.Image();
        image.uri = (String) record.get(0);
        image.title = (String) record.get(1);
        image.width = (int) record.get(2);
        image.height = (int) record.get(3);
        image.size = toSize(record.get(4));
        return image;
    }

    private GenericData.EnumSymbol toSymbol(MediaContent.Size size) {
        return size == null ? null : new GenericData.EnumSymbol(sizeSchema, size);
    }

    private static MediaContent.Size toSize(Object symbol) {
        return symbol == null ? null : MediaContent.Size.valueOf(symbol.toString());
    }
}
