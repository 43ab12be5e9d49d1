package dev.piculet.lab.contenders.protobuf;

import dev.piculet.lab.contenders.protobuf.message.MediaContentMessage;
import dev.piculet.lab.payload.objects.MediaContent;

/** {@link MediaContent.Image} as a message. */
final class ImageCopy {
    private ImageCopy() {}

    static MediaContentMessage.Image toMessage(MediaContent.Image image) {
        MediaContentMessage.Image.Builder message =
                MediaContentMessage.Image.newBuilder().setWidth(image.width).setHeight(image.height);
        if (image.uri != null) {
            message.setUri(image.uri);
        }
        if (image.title != null) {
            message.setTitle(image.title);
        }
        if (image.size != null) {
            message.setSize(
                    switch (image.size) {
                        case SMALL -> MediaContentMessage.Image.Size.SMALL;
                        case LARGE -> MediaContentMessage.Image.Size.LARGE;
                    });
        }
        return message.build();
    }

    static MediaContent.Image toObject(MediaContentMessage.Image message) {
        MediaContent.Image image = new MediaContent.Image();
        image.uri = message.hasUri() ? message.getUri() : null;
        image.title = message.hasTitle() ? message.getTitle() : null;
        image.width = message.getWidth();
        image.height = message.getHeight();
        image.size = message.hasSize() ? size(message.getSize()) : null;
        return image;
    }

    private static MediaContent.Size size(MediaContentMessage.Image.Size size) {
        return switch (size) {
            case SMALL -> MediaContent.Size.SMALL;
            case LARGE -> MediaContent.Size.LARGE;
            case UNRECOGNIZED -> throw new IllegalArgumentException("unknown size");
        };
    }
}
