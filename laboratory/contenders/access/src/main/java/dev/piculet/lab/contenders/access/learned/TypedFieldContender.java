package dev.piculet.lab.contenders.access.learned;

import java.lang.reflect.Field;

/** The serializer with {@link TypedFieldWay}. */
public final class TypedFieldContender extends LearnedContender {
    @Override
    FieldWay wayTo(Field[] fields) {
        return new TypedFieldWay(fields);
    }
}
