package dev.piculet.lab.contenders.handwritten;

import dev.piculet.lab.payload.ab.CustomData;
import dev.piculet.lab.payload.ab.TestData;
import dev.piculet.lab.payload.objects.Complex;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import dev.piculet.lab.payload.objects.Deep;
import dev.piculet.lab.payload.objects.DeepAsDocumented;
import dev.piculet.lab.payload.objects.MediaContent;
import dev.piculet.lab.payload.objects.Simple;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;

/** One value of each class, with a given string in every place where one fits. Nullable places are null with it. */
final class Values {
    private Values() {}

    static Simple simple(String text) {
        Simple simple = new Simple();
        simple.id = Integer.MIN_VALUE;
        simple.name = text;
        simple.active = true;
        simple.doubleValue = -Double.MIN_VALUE;
        simple.floatValue = Float.NEGATIVE_INFINITY;
        simple.longValue = -2;
        simple.shortValue = Short.MIN_VALUE;
        return simple;
    }

    static Complex complex(String text) {
        Complex complex = new Complex();
        complex.id = -7;
        complex.name = text;
        complex.nested = new Complex.Nested();
        complex.nested.id = -8;
        complex.nested.name = text;
        complex.nested.value = -0.0;
        complex.data = new HashMap<>();
        complex.data.put(text, -1);
        complex.data.put("without value", null);
        return complex;
    }

    static ComplexAsDocumented complexAsDocumented(String text) {
        ComplexAsDocumented complex = new ComplexAsDocumented();
        complex.id = -9;
        complex.name = text;
        complex.numbers = new ArrayList<>(Arrays.asList(Integer.MIN_VALUE, null, -1, 0, Integer.MAX_VALUE));
        complex.tags = new HashMap<>();
        complex.tags.put(text, text);
        complex.tags.put("key", text);
        return complex;
    }

    static Deep deep(String text) {
        Deep deep = new Deep();
        deep.id = -10;
        deep.name = text;
        deep.value = Double.NaN;
        deep.child = Deep.of(-11);
        deep.child.child.name = text;
        return deep;
    }

    static DeepAsDocumented deepAsDocumented(String text) {
        DeepAsDocumented deep = new DeepAsDocumented();
        deep.id = -10;
        deep.name = text;
        deep.child = DeepAsDocumented.of(-11);
        deep.child.child.name = text;
        return deep;
    }

    static MediaContent mediaContent(String text) {
        MediaContent content = MediaContent.sample();
        content.media.uri = text;
        content.media.title = text;
        content.media.format = text;
        content.media.copyright = text;
        content.media.duration = -1;
        content.media.hasBitrate = false;
        content.media.persons.add(text);
        content.images.get(0).uri = text;
        content.images.get(0).title = text;
        if (text == null) {
            content.media.player = null;
            content.images.get(0).size = null;
            content.images.add(null);
        }
        return content;
    }

    /** Nothing in this class is nullable. */
    static TestData testData(String text) {
        return new TestData(
                text,
                LocalDate.of(-4, 2, 29),
                -12,
                -0.5,
                new ArrayList<>(List.of(text, "")),
                new CustomData(text, -13));
    }
}
