package dev.piculet.lab.payload.objects;

import dev.piculet.lab.payload.random.Variety;
import dev.piculet.lab.payload.size.ContentSize;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The object that public comparisons of JVM serializers have used for years: one medium and two images of it. */
public class MediaContent implements Serializable {
    private static final long serialVersionUID = 1L;

    public Media media;
    public List<Image> images;

    /** A recording. */
    public static class Media implements Serializable {
        private static final long serialVersionUID = 1L;

        public String uri;
        public String title;
        public int width;
        public int height;
        public String format;
        public long duration;
        public long size;
        public int bitrate;
        public boolean hasBitrate;
        public List<String> persons;
        public Player player;
        public String copyright;
    }

    /** A still of a recording. */
    public static class Image implements Serializable {
        private static final long serialVersionUID = 1L;

        public String uri;
        public String title;
        public int width;
        public int height;
        public Size size;

        static Image of(String uri, int width, int height, Size size) {
            Image image = new Image();
            image.uri = uri;
            image.title = "Javaone Keynote";
            image.width = width;
            image.height = height;
            image.size = size;
            return image;
        }
    }

    /** What plays a recording. */
    public enum Player {
        JAVA,
        FLASH
    }

    /** The size class of an image. */
    public enum Size {
        SMALL,
        LARGE
    }

    /** Returns the customary value. */
    public static MediaContent sample() {
        Media media = new Media();
        media.uri = "http://javaone.com/keynote.mpg";
        media.title = "Javaone Keynote";
        media.width = 640;
        media.height = 480;
        media.format = "video/mpg4";
        media.duration = 18_000_000L;
        media.size = 58_982_400L;
        media.bitrate = 262_144;
        media.hasBitrate = true;
        media.persons = new ArrayList<>(List.of("Bill Gates", "Steve Jobs"));
        media.player = Player.JAVA;
        MediaContent content = new MediaContent();
        content.media = media;
        content.images = new ArrayList<>(List.of(
                Image.of("http://javaone.com/keynote_large.jpg", 1024, 768, Size.LARGE),
                Image.of("http://javaone.com/keynote_small.jpg", 320, 240, Size.SMALL)));
        return content;
    }

    /** Returns a value as they vary. */
    static MediaContent of(Variety variety) {
        Media media = new Media();
        media.uri = "http://javaone.com/" + variety.number();
        media.title = variety.textOrNull();
        media.width = variety.number();
        media.height = variety.number();
        media.format = variety.text();
        media.duration = variety.wide();
        media.size = variety.wide();
        media.bitrate = variety.number();
        media.hasBitrate = variety.flag();
        media.persons = variety.texts();
        media.player = variety.oneOf(Player.values());
        media.copyright = variety.textOrNull();
        MediaContent content = new MediaContent();
        content.media = media;
        content.images = new ArrayList<>();
        for (int left = variety.size(); left > 0; left--) {
            Image image = Image.of(media.uri + "/" + left, variety.number(), variety.number(), Size.SMALL);
            image.title = variety.textOrNull();
            image.size = variety.oneOf(Size.values());
            content.images.add(image);
        }
        return content;
    }

    /** Returns the customary medium with as many images as bring its content to about so many bytes. */
    static MediaContent ofSize(long bytes, Variety variety) {
        MediaContent content = sample();
        content.images.clear();
        long size = ContentSize.of(content);
        while (size < bytes) {
            int number = content.images.size();
            String uri = "http://javaone.com/keynote_" + number + ".jpg";
            Image image = Image.of(uri, variety.number(), variety.number(), Size.SMALL);
            image.title = variety.shortText();
            image.size = variety.oneOf(Size.values());
            content.images.add(image);
            size += ContentSize.of(image);
        }
        return content;
    }

    /** Replaces all texts but addresses and the format, which are ASCII everywhere. */
    MediaContent withTexts(Supplier<String> texts) {
        media.title = texts.get();
        media.persons.replaceAll(person -> texts.get());
        for (Image image : images) {
            image.title = texts.get();
        }
        return this;
    }
}
