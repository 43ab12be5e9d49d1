package dev.piculet.lab.contenders.access.learned;

import java.lang.reflect.Field;

/** The serializer with {@link MethodHandleWay}. */
public final class MethodHandleContender extends LearnedContender {
    @Override
    FieldWay wayTo(Field[] fields) throws IllegalAccessException {
        return new MethodHandleWay(fields);
    }
}
