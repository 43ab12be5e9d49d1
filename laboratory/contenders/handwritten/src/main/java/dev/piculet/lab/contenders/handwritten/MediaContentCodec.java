package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;
import static dev.piculet.lab.contenders.handwritten.LittleEndian.LONG;

import dev.piculet.lab.payload.objects.MediaContent;
import dev.piculet.lab.payload.objects.MediaContent.Image;
import dev.piculet.lab.payload.objects.MediaContent.Media;
import dev.piculet.lab.payload.objects.MediaContent.Player;
import dev.piculet.lab.payload.objects.MediaContent.Size;
import java.util.ArrayList;
import java.util.List;

/** Written into a buffer and copied, which is as fast here as to learn the size of both lists before. */
final class MediaContentCodec extends Codec<MediaContent> {
    private static final Player[] PLAYERS = Player.values();
    private static final Size[] SIZES = Size.values();

    /** The first byte of objects: absent, or present with or without a flag. */
    private static final int ABSENT = 0;

    private static final int PRESENT = 1;
    private static final int HAS_BITRATE = 2;

    private static final int MEDIA_STRINGS = 30;
    private static final int IMAGE_STRINGS = 10;

    private final LatinStrings strings = LatinStrings.intoOneArray();
    private final ReusedBuffer buffer = new ReusedBuffer();

    @Override
    public byte[] serialize(MediaContent content) {
        return buffer.copy(writeImages(writeMedia(content.media), content.images));
    }

    private int writeMedia(Media media) {
        if (media == null) {
            buffer.ensure(0, 1)[0] = ABSENT;
            return 1;
        }
        byte[] bytes = buffer.ensure(0, maxSizeWithoutPersons(media));
        bytes[0] = (byte) (media.hasBitrate ? PRESENT | HAS_BITRATE : PRESENT);
        bytes[1] = (byte) (media.player == null ? 0 : media.player.ordinal() + 1);
        INT.set(bytes, 2, media.width);
        INT.set(bytes, 6, media.height);
        LONG.set(bytes, 10, media.duration);
        LONG.set(bytes, 18, media.size);
        INT.set(bytes, 26, media.bitrate);
        int pos = strings.write(bytes, MEDIA_STRINGS, media.uri);
        pos = strings.write(bytes, pos, media.title);
        pos = strings.write(bytes, pos, media.format);
        pos = strings.write(bytes, pos, media.copyright);
        return writePersons(bytes, pos, media.persons);
    }

    private static long maxSizeWithoutPersons(Media media) {
        return MEDIA_STRINGS
                + LatinStrings.maxSize(media.uri)
                + LatinStrings.maxSize(media.title)
                + LatinStrings.maxSize(media.format)
                + LatinStrings.maxSize(media.copyright)
                + Counts.SIZE;
    }

    private int writePersons(byte[] roomForCount, int start, List<String> persons) {
        INT.set(roomForCount, start, persons == null ? Counts.NULL : persons.size());
        int pos = start + Counts.SIZE;
        if (persons == null) {
            return pos;
        }
        for (String person : persons) {
            pos = strings.write(buffer.ensure(pos, LatinStrings.maxSize(person)), pos, person);
        }
        return pos;
    }

    private int writeImages(int start, List<Image> images) {
        INT.set(buffer.ensure(start, Counts.SIZE), start, images == null ? Counts.NULL : images.size());
        int pos = start + Counts.SIZE;
        if (images == null) {
            return pos;
        }
        for (Image image : images) {
            pos = writeImage(pos, image);
        }
        return pos;
    }

    private int writeImage(int pos, Image image) {
        if (image == null) {
            buffer.ensure(pos, 1)[pos] = ABSENT;
            return pos + 1;
        }
        byte[] bytes =
                buffer.ensure(pos, IMAGE_STRINGS + LatinStrings.maxSize(image.uri) + LatinStrings.maxSize(image.title));
        bytes[pos] = PRESENT;
        bytes[pos + 1] = (byte) (image.size == null ? 0 : image.size.ordinal() + 1);
        INT.set(bytes, pos + 2, image.width);
        INT.set(bytes, pos + 6, image.height);
        return strings.write(bytes, strings.write(bytes, pos + IMAGE_STRINGS, image.uri), image.title);
    }

    @Override
    MediaContent decode(byte[] bytes) {
        MediaContent content = new MediaContent();
        requireEnd(readImages(bytes, readMedia(bytes, content), content), bytes.length);
        return content;
    }

    private int readMedia(byte[] bytes, MediaContent content) {
        int flags = bytes[0];
        if (flags == ABSENT) {
            return 1;
        }
        Media media = new Media();
        media.hasBitrate = (flags & HAS_BITRATE) != 0;
        media.player = constant(PLAYERS, bytes[1]);
        media.width = (int) INT.get(bytes, 2);
        media.height = (int) INT.get(bytes, 6);
        media.duration = (long) LONG.get(bytes, 10);
        media.size = (long) LONG.get(bytes, 18);
        media.bitrate = (int) INT.get(bytes, 26);
        int header = (int) INT.get(bytes, MEDIA_STRINGS);
        media.uri = strings.read(bytes, MEDIA_STRINGS, header);
        int pos = LatinStrings.end(MEDIA_STRINGS, header);
        header = (int) INT.get(bytes, pos);
        media.title = strings.read(bytes, pos, header);
        pos = LatinStrings.end(pos, header);
        header = (int) INT.get(bytes, pos);
        media.format = strings.read(bytes, pos, header);
        pos = LatinStrings.end(pos, header);
        header = (int) INT.get(bytes, pos);
        media.copyright = strings.read(bytes, pos, header);
        pos = LatinStrings.end(pos, header);
        content.media = media;
        return readPersons(bytes, pos, media);
    }

    private int readPersons(byte[] bytes, int start, Media media) {
        int count = Counts.read(bytes, start, LatinStrings.HEADER);
        int pos = start + Counts.SIZE;
        if (count == Counts.NULL) {
            return pos;
        }
        List<String> persons = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            int header = (int) INT.get(bytes, pos);
            persons.add(strings.read(bytes, pos, header));
            pos = LatinStrings.end(pos, header);
        }
        media.persons = persons;
        return pos;
    }

    private int readImages(byte[] bytes, int start, MediaContent content) {
        int count = Counts.read(bytes, start, 1);
        int pos = start + Counts.SIZE;
        if (count == Counts.NULL) {
            return pos;
        }
        List<Image> images = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            if (bytes[pos] == ABSENT) {
                images.add(null);
                pos++;
                continue;
            }
            Image image = new Image();
            image.size = constant(SIZES, bytes[pos + 1]);
            image.width = (int) INT.get(bytes, pos + 2);
            image.height = (int) INT.get(bytes, pos + 6);
            pos += IMAGE_STRINGS;
            int header = (int) INT.get(bytes, pos);
            image.uri = strings.read(bytes, pos, header);
            pos = LatinStrings.end(pos, header);
            header = (int) INT.get(bytes, pos);
            image.title = strings.read(bytes, pos, header);
            pos = LatinStrings.end(pos, header);
            images.add(image);
        }
        content.images = images;
        return pos;
    }

    /** Returns the constant that was written as its ordinal plus one, or null for zero. */
    private static <E extends Enum<E>> E constant(E[] constants, byte number) {
        int index = (number & 0xFF) - 1;
        if (index >= constants.length) {
            throw MalformedInputException.noSuchConstant(constants.getClass().getComponentType(), index);
        }
        return index < 0 ? null : constants[index];
    }
}
