package dev.piculet.lab.contenders.sbe;

import static dev.piculet.lab.contender.FieldSum.at;

import dev.piculet.lab.contenders.sbe.message.MediaContentMessageDecoder.ImagesDecoder;
import dev.piculet.lab.contenders.sbe.message.MediaContentMessageEncoder.ImagesEncoder;
import dev.piculet.lab.contenders.sbe.message.PresentDecoder;
import dev.piculet.lab.contenders.sbe.message.SizeCode;
import dev.piculet.lab.payload.objects.MediaContent;
import java.util.ArrayList;
import java.util.List;

/** {@link MediaContent.Image} as an element of a group. */
final class ImageCopy {
    private ImageCopy() {}

    static void write(ImagesEncoder group, List<MediaContent.Image> images) {
        for (MediaContent.Image image : images) {
            ImagesEncoder element = group.next();
            element.present().clear().uri(image.uri != null).title(image.title != null);
            element.width(image.width)
                    .height(image.height)
                    .size(code(image.size))
                    .uri(image.uri)
                    .title(image.title);
        }
    }

    private static SizeCode code(MediaContent.Size size) {
        if (size == null) {
            return SizeCode.NULL_VAL;
        }
        return switch (size) {
            case SMALL -> SizeCode.SMALL;
            case LARGE -> SizeCode.LARGE;
        };
    }

    static List<MediaContent.Image> read(ImagesDecoder group) {
        List<MediaContent.Image> images = new ArrayList<>(group.count());
        while (group.hasNext()) {
            ImagesDecoder element = group.next();
            PresentDecoder present = element.present();
            MediaContent.Image image = new MediaContent.Image();
            image.width = element.width();
            image.height = element.height();
            image.size = size(element.size());
            String uri = element.uri();
            image.uri = present.uri() ? uri : null;
            String title = element.title();
            image.title = present.title() ? title : null;
            images.add(image);
        }
        return images;
    }

    private static MediaContent.Size size(SizeCode code) {
        return switch (code) {
            case NULL_VAL -> null;
            case SMALL -> MediaContent.Size.SMALL;
            case LARGE -> MediaContent.Size.LARGE;
        };
    }

    static long sum(ImagesDecoder group) {
        long sum = group.count();
        for (int i = 0; group.hasNext(); i++) {
            sum += at(i, ofNext(group));
        }
        return sum;
    }

    private static long ofNext(ImagesDecoder group) {
        ImagesDecoder element = group.next();
        PresentDecoder present = element.present();
        boolean hasUri = present.uri();
        boolean hasTitle = present.title();
        String uri = element.uri();
        String title = element.title();
        return at(0, hasUri ? uri : null)
                + at(1, hasTitle ? title : null)
                + at(2, element.width())
                + at(3, element.height())
                + at(4, size(element.size()));
    }
}
