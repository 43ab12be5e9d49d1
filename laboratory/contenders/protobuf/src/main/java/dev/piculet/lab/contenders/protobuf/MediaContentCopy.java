package dev.piculet.lab.contenders.protobuf;

import dev.piculet.lab.contenders.protobuf.message.MediaContentMessage;
import dev.piculet.lab.payload.objects.MediaContent;
import java.util.ArrayList;

/** {@link MediaContent} as a message. */
final class MediaContentCopy {
    private MediaContentCopy() {}

    static MediaContentMessage toMessage(MediaContent content) {
        MediaContentMessage.Builder message = MediaContentMessage.newBuilder();
        if (content.media != null) {
            message.setMedia(MediaCopy.toMessage(content.media));
        }
        if (content.images != null) {
            for (MediaContent.Image image : content.images) {
                message.addImages(ImageCopy.toMessage(image));
            }
        } else {
            message.setHasNoImages(true);
        }
        return message.build();
    }

    static MediaContent toObject(MediaContentMessage message) {
        MediaContent content = new MediaContent();
        content.media = message.hasMedia() ? MediaCopy.toObject(message.getMedia()) : null;
        if (!message.getHasNoImages()) {
            content.images = new ArrayList<>(message.getImagesCount());
            for (MediaContentMessage.Image image : message.getImagesList()) {
                content.images.add(ImageCopy.toObject(image));
            }
        }
        return content;
    }
}
