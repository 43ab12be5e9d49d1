package dev.piculet.binary.codec;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.WireType;
import java.util.IdentityHashMap;
import java.util.Map;

/** A constant of a class that is no enum and has no other instances. Reflection may have made some; they are refused. */
final class ConstantCodec extends EnumCodec {
    /** Each constant's first number: several fields may hold it. */
    private final Map<Object, Integer> numbers = new IdentityHashMap<>();

    ConstantCodec(WireType.EnumReference wireType, EnumDefinition definition, Class<?> type, Object[] constants) {
        super(wireType, definition, type, constants);
        for (int i = 0; i < constants.length; i++) {
            if (constants[i] != null) {
                numbers.putIfAbsent(constants[i], i);
            }
        }
    }

    @Override
    int number(Object constant) {
        Integer number = numbers.get(constant);
        if (number == null) {
            throw ValueErrors.noConstant(type());
        }
        return number;
    }
}
