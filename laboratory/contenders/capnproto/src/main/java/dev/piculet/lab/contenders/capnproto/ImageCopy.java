package dev.piculet.lab.contenders.capnproto;

import dev.piculet.lab.contenders.capnproto.message.Objects.ImageStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.SizeCode;
import dev.piculet.lab.payload.objects.MediaContent;

/** {@link MediaContent.Image} as a struct. */
final class ImageCopy implements StructCopy<MediaContent.Image, ImageStruct.Builder, ImageStruct.Reader> {
    @Override
    public void fill(ImageStruct.Builder struct, MediaContent.Image image) {
        struct.setWidth(image.width);
        struct.setHeight(image.height);
        if (image.uri != null) {
            struct.setUri(image.uri);
        }
        if (image.title != null) {
            struct.setTitle(image.title);
        }
        struct.setSize(code(image.size));
    }

    @Override
    public MediaContent.Image toObject(ImageStruct.Reader struct) {
        MediaContent.Image image = new MediaContent.Image();
        image.width = struct.getWidth();
        image.height = struct.getHeight();
        image.uri = struct.hasUri() ? struct.getUri().toString() : null;
        image.title = struct.hasTitle() ? struct.getTitle().toString() : null;
        image.size = size(struct.getSize());
        return image;
    }

    private static SizeCode code(MediaContent.Size size) {
        if (size == null) {
            return SizeCode.NONE;
        }
        return switch (size) {
            case SMALL -> SizeCode.SMALL;
            case LARGE -> SizeCode.LARGE;
        };
    }

    private static MediaContent.Size size(SizeCode code) {
        return switch (code) {
            case NONE -> null;
            case SMALL -> MediaContent.Size.SMALL;
            case LARGE -> MediaContent.Size.LARGE;
            case _NOT_IN_SCHEMA -> throw new IllegalArgumentException("unknown size");
        };
    }
}
