package dev.piculet.lab.contenders.avro;

import dev.piculet.lab.payload.objects.MediaContent;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/** {@link MediaContent} as a record. */
final class MediaContentCopy implements RecordCopy<MediaContent> {
    private final Schema schema;
    private final MediaCopy media;
    private final ImageCopy image;

    MediaContentCopy(Schema schema, MediaCopy media, ImageCopy image) {
        this.schema = schema;
        this.media = media;
        this.image = image;
    }

    @Override
    public GenericRecord toRecord(MediaContent content) {
        GenericRecord record = new GenericData.Record(schema);
        record.put(0, content.media == null ? null : media.toRecord(content.media));
        if (content.images != null) {
            List<GenericRecord> images = new ArrayList<>(content.images.size());
            for (MediaContent.Image each : content.images) {
                images.add(image.toRecord(each));
            }
            record.put(1, images);
        }
        return record;
    }

    @Override
    public MediaContent toObject(GenericRecord record) {
        MediaContent content = new MediaContent();
        GenericRecord medium = (GenericRecord) record.get(0);
        content.media = medium == null ? null : media.toObject(medium);
        List<?> images = (List<?>) record.get(1);
        if (images != null) {
            content.images = new ArrayList<>(images.size());
            for (Object each : images) {
                content.images.add(image.toObject((GenericRecord) each));
            }
        }
        return content;
    }
}
