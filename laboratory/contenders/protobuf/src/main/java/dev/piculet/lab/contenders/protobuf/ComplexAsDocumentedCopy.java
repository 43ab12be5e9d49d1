package dev.piculet.lab.contenders.protobuf;

import dev.piculet.lab.contenders.protobuf.message.ComplexAsDocumentedMessage;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import java.util.ArrayList;
import java.util.HashMap;

/** {@link ComplexAsDocumented} as a message. */
final class ComplexAsDocumentedCopy {
    private ComplexAsDocumentedCopy() {}

    static ComplexAsDocumentedMessage toMessage(ComplexAsDocumented complex) {
        ComplexAsDocumentedMessage.Builder message =
                ComplexAsDocumentedMessage.newBuilder().setId(complex.id);
        if (complex.name != null) {
            message.setName(complex.name);
        }
        if (complex.numbers != null) {
            message.addAllNumbers(complex.numbers);
        } else {
            message.setHasNoNumbers(true);
        }
        if (complex.tags != null) {
            message.putAllTags(complex.tags);
        } else {
            message.setHasNoTags(true);
        }
        return message.build();
    }

    static ComplexAsDocumented toObject(ComplexAsDocumentedMessage message) {
        ComplexAsDocumented complex = new ComplexAsDocumented();
        complex.id = message.getId();
        complex.name = message.hasName() ? message.getName() : null;
        complex.numbers = message.getHasNoNumbers() ? null : new ArrayList<>(message.getNumbersList());
        complex.tags = message.getHasNoTags() ? null : new HashMap<>(message.getTagsMap());
        return complex;
    }
}
