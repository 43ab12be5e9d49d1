package dev.piculet.lab.contenders.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.piculet.lab.contenders.flatbuffers.table.ImageTable;
import dev.piculet.lab.contenders.flatbuffers.table.MediaContentTable;
import dev.piculet.lab.contenders.flatbuffers.table.MediaTable;
import dev.piculet.lab.payload.objects.MediaContent;
import java.util.ArrayList;
import java.util.List;

/** {@link MediaContent} as a table. */
final class MediaContentCopy {
    private MediaContentCopy() {}

    static int add(FlatBufferBuilder builder, MediaContent content) {
        int media = content.media == null ? Texts.ABSENT : MediaCopy.add(builder, content.media);
        int images = content.images == null ? Texts.ABSENT : addImages(builder, content.images);
        return MediaContentTable.createMediaContentTable(builder, media, images);
    }

    private static int addImages(FlatBufferBuilder builder, List<MediaContent.Image> images) {
        int[] tables = new int[images.size()];
        for (int i = 0; i < tables.length; i++) {
            tables[i] = ImageCopy.add(builder, images.get(i));
        }
        return MediaContentTable.createImagesVector(builder, tables);
    }

    static MediaContent toObject(MediaContentTable table) {
        MediaContent content = new MediaContent();
        MediaTable media = table.media();
        content.media = media == null ? null : MediaCopy.toObject(media);
        ImageTable.Vector images = table.imagesVector();
        content.images = images == null ? null : toImages(images);
        return content;
    }

    private static List<MediaContent.Image> toImages(ImageTable.Vector vector) {
        List<MediaContent.Image> images = new ArrayList<>(vector.length());
        ImageTable image = new ImageTable();
        for (int i = 0; i < vector.length(); i++) {
            images.add(ImageCopy.toObject(vector.get(image, i)));
        }
        return images;
    }
}
