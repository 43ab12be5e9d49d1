package dev.piculet.lab.contenders.activej.twin;

import dev.piculet.lab.payload.objects.MediaContent;
import io.activej.serializer.annotations.Serialize;
import io.activej.serializer.annotations.SerializeNullable;
import java.util.ArrayList;
import java.util.List;

/** {@link MediaContent}, annotated. */
public final class MediaContentTwin {
    @Serialize
    @SerializeNullable
    public MediaTwin media;

    @Serialize
    @SerializeNullable
    public List<ImageTwin> images;

    /** {@link MediaContent.Media}, annotated. */
    public static final class MediaTwin {
        @Serialize
        @SerializeNullable
        public String uri;

        @Serialize
        @SerializeNullable
        public String title;

        @Serialize
        public int width;

        @Serialize
        public int height;

        @Serialize
        @SerializeNullable
        public String format;

        @Serialize
        public long duration;

        @Serialize
        public long size;

        @Serialize
        public int bitrate;

        @Serialize
        public boolean hasBitrate;

        @Serialize
        @SerializeNullable
        public List<String> persons;

        @Serialize
        @SerializeNullable
        public MediaContent.Player player;

        @Serialize
        @SerializeNullable
        public String copyright;

        static MediaTwin of(MediaContent.Media media) {
            MediaTwin twin = new MediaTwin();
            twin.uri = media.uri;
            twin.title = media.title;
            twin.width = media.width;
            twin.height = media.height;
            twin.format = media.format;
            twin.duration = media.duration;
            twin.size = media.size;
            twin.bitrate = media.bitrate;
            twin.hasBitrate = media.hasBitrate;
            twin.persons = media.persons;
            twin.player = media.player;
            twin.copyright = media.copyright;
            return twin;
        }

        MediaContent.Media original() {
            MediaContent.Media media = new MediaContent.Media();
            media.uri = uri;
            media.title = title;
            media.width = width;
            media.height = height;
            media.format = format;
            media.duration = duration;
            media.size = size;
            media.bitrate = bitrate;
            media.hasBitrate = hasBitrate;
            media.persons = persons;
            media.player = player;
            media.copyright = copyright;
            return media;
        }
    }

    /** {@link MediaContent.Image}, annotated. */
    public static final class ImageTwin {
        @Serialize
        @SerializeNullable
        public String uri;

        @Serialize
        @SerializeNullable
        public String title;

        @Serialize
        public int width;

        @Serialize
        public int height;

        @Serialize
        @SerializeNullable
        public MediaContent.Size size;

        static ImageTwin of(MediaContent.Image image) {
            ImageTwin twin = new ImageTwin();
            twin.uri = image.uri;
            twin.title = image.title;
            twin.width = image.width;
            twin.height = image.height;
            twin.size = image.size;
            return twin;
        }

        MediaContent.Image original() {
            MediaContent.Image image = new MediaContent.Image();
            image.uri = uri;
            image.title = title;
            image.width = width;
            image.height = height;
            image.size = size;
            return image;
        }
    }

    public static MediaContentTwin of(MediaContent content) {
        MediaContentTwin twin = new MediaContentTwin();
        twin.media = content.media == null ? null : MediaTwin.of(content.media);
        if (content.images != null) {
            twin.images = new ArrayList<>(content.images.size());
            content.images.forEach(image -> twin.images.add(ImageTwin.of(image)));
        }
        return twin;
    }

    public MediaContent original() {
        MediaContent content = new MediaContent();
        content.media = media == null ? null : media.original();
        if (images != null) {
            content.images = new ArrayList<>(images.size());
            images.forEach(image -> content.images.add(image.original()));
        }
        return content;
    }
}
