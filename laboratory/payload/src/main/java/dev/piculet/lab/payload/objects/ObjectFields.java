package dev.piculet.lab.payload.objects;

import static dev.piculet.lab.contender.FieldSum.ABSENT;
import static dev.piculet.lab.contender.FieldSum.at;

import dev.piculet.lab.contender.FieldSum;
import dev.piculet.lab.contender.PayloadFields;
import java.util.List;
import java.util.Map;

/** The fields of this suite's classes, in declared order. The one field to be read is the id, or a medium's size. */
final class ObjectFields {
    static final PayloadFields<Simple> SIMPLE = new PayloadFields<>(simple -> simple.id, ObjectFields::of);
    static final PayloadFields<Complex> COMPLEX = new PayloadFields<>(complex -> complex.id, ObjectFields::of);
    static final PayloadFields<Deep> DEEP = new PayloadFields<>(deep -> deep.id, ObjectFields::of);
    static final PayloadFields<ComplexAsDocumented> COMPLEX_AS_DOCUMENTED =
            new PayloadFields<>(complex -> complex.id, ObjectFields::of);
    static final PayloadFields<DeepAsDocumented> DEEP_AS_DOCUMENTED =
            new PayloadFields<>(deep -> deep.id, ObjectFields::of);
    static final PayloadFields<MediaContent> MEDIA =
            new PayloadFields<>(content -> content.media.size, ObjectFields::of);

    private ObjectFields() {}

    private static long of(Simple simple) {
        return at(0, simple.id)
                + at(1, simple.name)
                + at(2, simple.active)
                + at(3, simple.doubleValue)
                + at(4, simple.floatValue)
                + at(5, simple.longValue)
                + at(6, simple.shortValue);
    }

    private static long of(Complex complex) {
        return at(0, complex.id)
                + at(1, complex.name)
                + at(2, complex.active)
                + at(3, complex.nested == null ? ABSENT : of(complex.nested))
                + at(4, complex.data == null ? ABSENT : ofCounts(complex.data));
    }

    private static long of(Complex.Nested nested) {
        return at(0, nested.id) + at(1, nested.name) + at(2, nested.value);
    }

    private static long ofCounts(Map<String, Integer> data) {
        long sum = data.size();
        for (Map.Entry<String, Integer> entry : data.entrySet()) {
            sum += FieldSum.entry(entry.getKey(), entry.getValue());
        }
        return sum;
    }

    private static long of(Deep deep) {
        return at(0, deep.id)
                + at(1, deep.name)
                + at(2, deep.value)
                + at(3, deep.child == null ? ABSENT : of(deep.child));
    }

    private static long of(ComplexAsDocumented complex) {
        return at(0, complex.id)
                + at(1, complex.name)
                + at(2, complex.numbers == null ? ABSENT : ofNumbers(complex.numbers))
                + at(3, complex.tags == null ? ABSENT : ofTags(complex.tags));
    }

    private static long ofNumbers(List<Integer> numbers) {
        long sum = numbers.size();
        for (int i = 0; i < numbers.size(); i++) {
            sum += at(i, numbers.get(i));
        }
        return sum;
    }

    private static long ofTags(Map<String, String> tags) {
        long sum = tags.size();
        for (Map.Entry<String, String> entry : tags.entrySet()) {
            sum += FieldSum.entry(entry.getKey(), entry.getValue());
        }
        return sum;
    }

    private static long of(DeepAsDocumented deep) {
        return at(0, deep.id) + at(1, deep.name) + at(2, deep.child == null ? ABSENT : of(deep.child));
    }

    private static long of(MediaContent content) {
        return at(0, content.media == null ? ABSENT : of(content.media))
                + at(1, content.images == null ? ABSENT : ofImages(content.images));
    }

    private static long ofImages(List<MediaContent.Image> images) {
        long sum = images.size();
        for (int i = 0; i < images.size(); i++) {
            sum += at(i, of(images.get(i)));
        }
        return sum;
    }

    private static long of(MediaContent.Media media) {
        return at(0, media.uri)
                + at(1, media.title)
                + at(2, media.width)
                + at(3, media.height)
                + at(4, media.format)
                + at(5, media.duration)
                + at(6, media.size)
                + at(7, media.bitrate)
                + at(8, media.hasBitrate)
                + at(9, media.persons == null ? ABSENT : ofTexts(media.persons))
                + at(10, media.player)
                + at(11, media.copyright);
    }

    private static long ofTexts(List<String> texts) {
        long sum = texts.size();
        for (int i = 0; i < texts.size(); i++) {
            sum += at(i, texts.get(i));
        }
        return sum;
    }

    private static long of(MediaContent.Image image) {
        return at(0, image.uri) + at(1, image.title) + at(2, image.width) + at(3, image.height) + at(4, image.size);
    }
}
