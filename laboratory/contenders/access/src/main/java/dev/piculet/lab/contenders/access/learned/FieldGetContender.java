package dev.piculet.lab.contenders.access.learned;

import java.lang.reflect.Field;

/** The serializer with {@link FieldGetWay}. */
public final class FieldGetContender extends LearnedContender {
    @Override
    FieldWay wayTo(Field[] fields) {
        return new FieldGetWay(fields);
    }
}
