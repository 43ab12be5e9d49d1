package dev.piculet.lab.contenders.capnproto;

import dev.piculet.lab.contenders.capnproto.message.Objects.ImageStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.MediaContentStruct;
import dev.piculet.lab.payload.objects.MediaContent;
import java.util.ArrayList;
import org.capnproto.StructList;

/** {@link MediaContent} as a struct. */
final class MediaContentCopy
        implements StructCopy<MediaContent, MediaContentStruct.Builder, MediaContentStruct.Reader> {
    private final MediaCopy media = new MediaCopy();
    private final ImageCopy image = new ImageCopy();

    @Override
    public void fill(MediaContentStruct.Builder struct, MediaContent content) {
        if (content.media != null) {
            media.fill(struct.initMedia(), content.media);
        }
        if (content.images != null) {
            StructList.Builder<ImageStruct.Builder> images = struct.initImages(content.images.size());
            for (int i = 0; i < images.size(); i++) {
                image.fill(images.get(i), content.images.get(i));
            }
        }
    }

    @Override
    public MediaContent toObject(MediaContentStruct.Reader struct) {
        MediaContent content = new MediaContent();
        content.media = struct.hasMedia() ? media.toObject(struct.getMedia()) : null;
        if (struct.hasImages()) {
            StructList.Reader<ImageStruct.Reader> images = struct.getImages();
            content.images = new ArrayList<>(images.size());
            for (ImageStruct.Reader each : images) {
                content.images.add(image.toObject(each));
            }
        }
        return content;
    }
}
