package dev.piculet.lab.contenders.flatbuffers;

import static dev.piculet.lab.contender.FieldSum.ABSENT;
import static dev.piculet.lab.contender.FieldSum.at;

import com.google.flatbuffers.IntVector;
import com.google.flatbuffers.StringVector;
import dev.piculet.lab.contender.FieldSum;
import dev.piculet.lab.contenders.flatbuffers.table.ComplexAsDocumentedTable;
import dev.piculet.lab.contenders.flatbuffers.table.ComplexTable;
import dev.piculet.lab.contenders.flatbuffers.table.CountTable;
import dev.piculet.lab.contenders.flatbuffers.table.DeepAsDocumentedTable;
import dev.piculet.lab.contenders.flatbuffers.table.DeepTable;
import dev.piculet.lab.contenders.flatbuffers.table.ImageTable;
import dev.piculet.lab.contenders.flatbuffers.table.MediaContentTable;
import dev.piculet.lab.contenders.flatbuffers.table.MediaTable;
import dev.piculet.lab.contenders.flatbuffers.table.NestedTable;
import dev.piculet.lab.contenders.flatbuffers.table.PlayerCode;
import dev.piculet.lab.contenders.flatbuffers.table.SimpleTable;
import dev.piculet.lab.contenders.flatbuffers.table.SizeCode;
import dev.piculet.lab.contenders.flatbuffers.table.TagTable;

/** Adds up the fields of tables in place, in the order of the payload's classes. */
final class FieldSums {
    private FieldSums() {}

    static long of(SimpleTable table) {
        return at(0, table.id())
                + at(1, table.name())
                + at(2, table.active())
                + at(3, table.doubleValue())
                + at(4, table.floatValue())
                + at(5, table.longValue())
                + at(6, table.shortValue());
    }

    static long of(ComplexTable table) {
        NestedTable nested = table.nested();
        CountTable.Vector counts = table.dataVector();
        return at(0, table.id())
                + at(1, table.name())
                + at(2, table.active())
                + at(3, nested == null ? ABSENT : of(nested))
                + at(4, counts == null ? ABSENT : of(counts));
    }

    private static long of(NestedTable table) {
        return at(0, table.id()) + at(1, table.name()) + at(2, table.value());
    }

    private static long of(CountTable.Vector counts) {
        long sum = counts.length();
        CountTable count = new CountTable();
        for (int i = 0; i < counts.length(); i++) {
            counts.get(count, i);
            sum += FieldSum.entry(count.key(), count.value());
        }
        return sum;
    }

    static long of(DeepTable table) {
        DeepTable child = table.child();
        return at(0, table.id())
                + at(1, table.name())
                + at(2, table.value())
                + at(3, child == null ? ABSENT : of(child));
    }

    static long of(ComplexAsDocumentedTable table) {
        IntVector numbers = table.numbersVector();
        TagTable.Vector tags = table.tagsVector();
        return at(0, table.id())
                + at(1, table.name())
                + at(2, numbers == null ? ABSENT : of(numbers))
                + at(3, tags == null ? ABSENT : of(tags));
    }

    private static long of(IntVector numbers) {
        long sum = numbers.length();
        for (int i = 0; i < numbers.length(); i++) {
            sum += at(i, numbers.get(i));
        }
        return sum;
    }

    private static long of(TagTable.Vector tags) {
        long sum = tags.length();
        TagTable tag = new TagTable();
        for (int i = 0; i < tags.length(); i++) {
            tags.get(tag, i);
            sum += FieldSum.entry(tag.key(), tag.value());
        }
        return sum;
    }

    static long of(DeepAsDocumentedTable table) {
        DeepAsDocumentedTable child = table.child();
        return at(0, table.id()) + at(1, table.name()) + at(2, child == null ? ABSENT : of(child));
    }

    static long of(MediaContentTable table) {
        MediaTable media = table.media();
        ImageTable.Vector images = table.imagesVector();
        return at(0, media == null ? ABSENT : of(media)) + at(1, images == null ? ABSENT : of(images));
    }

    private static long of(MediaTable table) {
        StringVector persons = table.personsVector();
        return at(0, table.uri())
                + at(1, table.title())
                + at(2, table.width())
                + at(3, table.height())
                + at(4, table.format())
                + at(5, table.duration())
                + at(6, table.size())
                + at(7, table.bitrate())
                + at(8, table.hasBitrate())
                + at(9, persons == null ? ABSENT : of(persons))
                + at(10, table.player() == PlayerCode.None ? ABSENT : table.player() - PlayerCode.Java)
                + at(11, table.copyright());
    }

    private static long of(StringVector texts) {
        long sum = texts.length();
        for (int i = 0; i < texts.length(); i++) {
            sum += at(i, texts.get(i));
        }
        return sum;
    }

    private static long of(ImageTable.Vector images) {
        long sum = images.length();
        ImageTable image = new ImageTable();
        for (int i = 0; i < images.length(); i++) {
            sum += at(i, of(images.get(image, i)));
        }
        return sum;
    }

    private static long of(ImageTable table) {
        return at(0, table.uri())
                + at(1, table.title())
                + at(2, table.width())
                + at(3, table.height())
                + at(4, table.size() == SizeCode.None ? ABSENT : table.size() - SizeCode.Small);
    }
}
