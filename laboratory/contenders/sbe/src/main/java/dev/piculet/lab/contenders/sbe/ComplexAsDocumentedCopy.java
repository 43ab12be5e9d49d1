package dev.piculet.lab.contenders.sbe;

import static dev.piculet.lab.contender.FieldSum.ABSENT;
import static dev.piculet.lab.contender.FieldSum.at;

import dev.piculet.lab.contender.FieldSum;
import dev.piculet.lab.contenders.sbe.message.ComplexAsDocumentedMessageDecoder;
import dev.piculet.lab.contenders.sbe.message.ComplexAsDocumentedMessageEncoder;
import dev.piculet.lab.contenders.sbe.message.MessageHeaderDecoder;
import dev.piculet.lab.contenders.sbe.message.MessageHeaderEncoder;
import dev.piculet.lab.contenders.sbe.message.PresentDecoder;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/** {@link ComplexAsDocumented} as a message. */
final class ComplexAsDocumentedCopy implements MessageCopy<ComplexAsDocumented> {
    private final MessageHeaderEncoder headerEncoder = new MessageHeaderEncoder();
    private final MessageHeaderDecoder headerDecoder = new MessageHeaderDecoder();
    private final ComplexAsDocumentedMessageEncoder encoder = new ComplexAsDocumentedMessageEncoder();
    private final ComplexAsDocumentedMessageDecoder decoder = new ComplexAsDocumentedMessageDecoder();

    @Override
    public int write(MutableDirectBuffer buffer, ComplexAsDocumented complex) {
        encoder.wrapAndApplyHeader(buffer, 0, headerEncoder);
        encoder.present()
                .clear()
                .name(complex.name != null)
                .numbers(complex.numbers != null)
                .entries(complex.tags != null);
        encoder.id(complex.id);
        List<Integer> all = complex.numbers == null ? List.of() : complex.numbers;
        ComplexAsDocumentedMessageEncoder.NumbersEncoder numbers = encoder.numbersCount(all.size());
        for (Integer number : all) {
            numbers.next().number(number);
        }
        Map<String, String> entries = complex.tags == null ? Map.of() : complex.tags;
        ComplexAsDocumentedMessageEncoder.TagsEncoder tags = encoder.tagsCount(entries.size());
        for (Map.Entry<String, String> entry : entries.entrySet()) {
            tags.next().key(entry.getKey()).value(entry.getValue());
        }
        encoder.name(complex.name);
        return MessageHeaderEncoder.ENCODED_LENGTH + encoder.encodedLength();
    }

    @Override
    public ComplexAsDocumented read(DirectBuffer buffer) {
        decoder.wrapAndApplyHeader(buffer, 0, headerDecoder);
        PresentDecoder present = decoder.present();
        ComplexAsDocumented complex = new ComplexAsDocumented();
        complex.id = decoder.id();
        ComplexAsDocumentedMessageDecoder.NumbersDecoder numbers = decoder.numbers();
        List<Integer> all = new ArrayList<>(numbers.count());
        while (numbers.hasNext()) {
            all.add(numbers.next().number());
        }
        complex.numbers = present.numbers() ? all : null;
        Map<String, String> entries = new HashMap<>();
        for (ComplexAsDocumentedMessageDecoder.TagsDecoder tag : decoder.tags()) {
            String key = tag.key();
            entries.put(key, tag.value());
        }
        complex.tags = present.entries() ? entries : null;
        complex.name = present.name() ? decoder.name() : null;
        return complex;
    }

    @Override
    public long readOne(DirectBuffer buffer) {
        return decoder.wrapAndApplyHeader(buffer, 0, headerDecoder).id();
    }

    @Override
    public long readAll(DirectBuffer buffer) {
        decoder.wrapAndApplyHeader(buffer, 0, headerDecoder);
        PresentDecoder present = decoder.present();
        long id = at(0, decoder.id());
        boolean hasNumbers = present.numbers();
        boolean hasTags = present.entries();
        boolean hasName = present.name();
        long numbers = ofNumbers(decoder.numbers());
        long tags = ofTags(decoder.tags());
        return id
                + at(1, hasName ? decoder.name() : null)
                + at(2, hasNumbers ? numbers : ABSENT)
                + at(3, hasTags ? tags : ABSENT);
    }

    private static long ofNumbers(ComplexAsDocumentedMessageDecoder.NumbersDecoder numbers) {
        long sum = numbers.count();
        for (int i = 0; numbers.hasNext(); i++) {
            sum += at(i, numbers.next().number());
        }
        return sum;
    }

    private static long ofTags(ComplexAsDocumentedMessageDecoder.TagsDecoder tags) {
        long sum = tags.count();
        while (tags.hasNext()) {
            String key = tags.next().key();
            sum += FieldSum.entry(key, tags.value());
        }
        return sum;
    }
}
