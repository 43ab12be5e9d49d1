package dev.piculet.lab.contenders.protobuf;

import dev.piculet.lab.contenders.protobuf.message.ComplexMessage;
import dev.piculet.lab.payload.objects.Complex;
import java.util.HashMap;

/** {@link Complex} as a message. */
final class ComplexCopy {
    private ComplexCopy() {}

    static ComplexMessage toMessage(Complex complex) {
        ComplexMessage.Builder message =
                ComplexMessage.newBuilder().setId(complex.id).setActive(complex.active);
        if (complex.name != null) {
            message.setName(complex.name);
        }
        if (complex.nested != null) {
            message.setNested(nested(complex.nested));
        }
        if (complex.data != null) {
            message.putAllData(complex.data);
        } else {
            message.setHasNoData(true);
        }
        return message.build();
    }

    private static ComplexMessage.Nested nested(Complex.Nested nested) {
        ComplexMessage.Nested.Builder message =
                ComplexMessage.Nested.newBuilder().setId(nested.id).setValue(nested.value);
        if (nested.name != null) {
            message.setName(nested.name);
        }
        return message.build();
    }

    static Complex toObject(ComplexMessage message) {
        Complex complex = new Complex();
        complex.id = message.getId();
        complex.name = message.hasName() ? message.getName() : null;
        complex.active = message.getActive();
        complex.nested = message.hasNested() ? nested(message.getNested()) : null;
        complex.data = message.getHasNoData() ? null : new HashMap<>(message.getDataMap());
        return complex;
    }

    private static Complex.Nested nested(ComplexMessage.Nested message) {
        Complex.Nested nested = new Complex.Nested();
        nested.id = message.getId();
        nested.name = message.hasName() ? message.getName() : null;
        nested.value = message.getValue();
        return nested;
    }
}
