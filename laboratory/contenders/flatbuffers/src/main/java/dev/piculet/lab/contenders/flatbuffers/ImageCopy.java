package dev.piculet.lab.contenders.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.piculet.lab.contenders.flatbuffers.table.ImageTable;
import dev.piculet.lab.contenders.flatbuffers.table.SizeCode;
import dev.piculet.lab.payload.objects.MediaContent;

/** {@link MediaContent.Image} as a table. */
final class ImageCopy {
    private ImageCopy() {}

    static int add(FlatBufferBuilder builder, MediaContent.Image image) {
        int uri = Texts.add(builder, image.uri);
        int title = Texts.add(builder, image.title);
        return ImageTable.createImageTable(builder, uri, title, image.width, image.height, code(image.size));
    }

    private static byte code(MediaContent.Size size) {
        if (size == null) {
            return SizeCode.None;
        }
        return switch (size) {
            case SMALL -> SizeCode.Small;
            case LARGE -> SizeCode.Large;
        };
    }

    static MediaContent.Image toObject(ImageTable table) {
        MediaContent.Image image = new MediaContent.Image();
        image.uri = table.uri();
        image.title = table.title();
        image.width = table.width();
        image.height = table.height();
        image.size = size(table.size());
        return image;
    }

    private static MediaContent.Size size(byte code) {
        return switch (code) {
            case SizeCode.None -> null;
            case SizeCode.Small -> MediaContent.Size.SMALL;
            case SizeCode.Large -> MediaContent.Size.LARGE;
            default -> throw new IllegalArgumentException("unknown size " + code);
        };
    }
}
