package dev.piculet.lab.contenders.access.learned;

import dev.piculet.lab.contender.UnsupportedPayloadException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Looks at each class once, and makes the codecs of its values. It knows the kinds of fields of suite objects. */
final class Learner {
    private final LearnedContender contender;
    private final Map<Class<?>, ObjectCodec> objects = new HashMap<>();

    Learner(LearnedContender contender) {
        this.contender = contender;
    }

    /** @throws UnsupportedPayloadException if values of that type, or of one inside it, can't be held */
    ValueCodec codecOf(Type type) throws UnsupportedPayloadException {
        if (type instanceof ParameterizedType generic) {
            return codecOfCollection(generic);
        }
        if (type == String.class) {
            return new TextCodec();
        }
        if (type == Integer.class) {
            return new IntegerCodec();
        }
        if (type instanceof Class<?> found && found.isEnum()) {
            return new EnumCodec(found);
        }
        if (type instanceof Class<?> found && isOfData(found)) {
            return codecOfObject(found);
        }
        throw new UnsupportedPayloadException("can't hold " + type.getTypeName());
    }

    /** True for classes whose own fields are all that there is. */
    private static boolean isOfData(Class<?> type) {
        return type.getSuperclass() == Object.class && !type.getName().startsWith("java.");
    }

    private ValueCodec codecOfCollection(ParameterizedType type) throws UnsupportedPayloadException {
        Type[] arguments = type.getActualTypeArguments();
        if (type.getRawType() == List.class) {
            return new ListCodec(codecOf(arguments[0]));
        }
        if (type.getRawType() == Map.class) {
            return new MapCodec(codecOf(arguments[0]), codecOf(arguments[1]));
        }
        throw new UnsupportedPayloadException("can't hold " + type.getTypeName());
    }

    private ObjectCodec codecOfObject(Class<?> type) throws UnsupportedPayloadException {
        ObjectCodec known = objects.get(type);
        if (known != null) {
            return known;
        }
        ObjectCodec codec = new ObjectCodec(type, constructorOf(type));
        objects.put(type, codec);
        Field[] fields = fieldsOf(type);
        FieldKind[] kinds = new FieldKind[fields.length];
        ValueCodec[] codecs = new ValueCodec[fields.length];
        for (int i = 0; i < fields.length; i++) {
            kinds[i] = FieldKind.of(fields[i].getType());
            if (kinds[i] == FieldKind.REFERENCE) {
                codecs[i] = codecOf(fields[i].getGenericType());
            }
        }
        try {
            codec.learn(contender.wayTo(fields), kinds, codecs);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e); // The fields are accessible.
        }
        return codec;
    }

    private static Constructor<?> constructorOf(Class<?> type) throws UnsupportedPayloadException {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor;
        } catch (NoSuchMethodException e) {
            throw new UnsupportedPayloadException("no constructor of " + type.getName() + " is without parameters");
        }
    }

    private static Field[] fieldsOf(Class<?> type) throws UnsupportedPayloadException {
        List<Field> fields = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers())) {
                continue;
            }
            if ((field.getModifiers() & (Modifier.FINAL | Modifier.TRANSIENT)) != 0) {
                throw new UnsupportedPayloadException("can't hold " + field.toGenericString());
            }
            field.setAccessible(true);
            fields.add(field);
        }
        return fields.toArray(Field[]::new);
    }
}
