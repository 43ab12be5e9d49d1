package dev.piculet.access;

import dev.piculet.access.plan.SerialPlan;
import dev.piculet.access.reach.PrivateLookups;
import dev.piculet.access.reach.Rethrow;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * One class of a hierarchy as Java serialization writes and reads it: its serializable fields, and private methods of its own.
 * Thread-safe.
 */
public final class SerialClass {
    private final Class<?> type;
    private final List<SerialField> fields;
    private final MethodHandle writer;
    private final MethodHandle reader;
    private final MethodHandle readerOfNothing;

    SerialClass(Class<?> type, PrivateLookups lookups) {
        this.type = type;
        boolean isClosed = SerialPlan.isOfTheJdk(type.getName());
        this.fields = fields(type, isClosed ? null : lookups);
        this.writer = isClosed
                ? general(PrivateLookups.serialWriter(type), ObjectOutputStream.class)
                : handle(SerialPlan.writer(type), lookups, ObjectOutputStream.class);
        this.reader = isClosed
                ? general(PrivateLookups.serialReader(type), ObjectInputStream.class)
                : handle(SerialPlan.reader(type), lookups, ObjectInputStream.class);
        this.readerOfNothing = handle(SerialPlan.readerOfNothing(type), lookups);
    }

    /** @param lookups null where the class's methods name all fields themselves */
    private static List<SerialField> fields(Class<?> type, PrivateLookups lookups) {
        List<SerialField> fields = new ArrayList<>();
        for (ObjectStreamField each : ObjectStreamClass.lookup(type).getFields()) {
            Field field = lookups == null ? null : declared(type, each);
            fields.add(new SerialField(each.getName(), each.getType(), field == null ? null : lookups.writable(field)));
        }
        return List.copyOf(fields);
    }

    /** A class may name fields that it does not declare, for {@code putFields} and {@code readFields}. */
    private static Field declared(Class<?> type, ObjectStreamField named) {
        try {
            Field field = type.getDeclaredField(named.getName());
            return !Modifier.isStatic(field.getModifiers()) && field.getType() == named.getType() ? field : null;
        } catch (NoSuchFieldException e) {
            return null;
        }
    }

    private static MethodHandle handle(Method method, PrivateLookups lookups, Class<?>... stream) {
        return method == null ? null : general(lookups.handle(method), stream);
    }

    private static MethodHandle general(MethodHandle handle, Class<?>... stream) {
        return handle.asType(MethodType.methodType(void.class, Object.class).appendParameterTypes(stream));
    }

    /** The class. */
    public Class<?> type() {
        return type;
    }

    /** The fields that are written by default, in the order of {@code ObjectStreamClass}. */
    public List<SerialField> fields() {
        return fields;
    }

    /** Whether it has a {@code writeObject}. */
    public boolean writesItself() {
        return writer != null;
    }

    /** Whether it has a {@code readObject}. */
    public boolean readsItself() {
        return reader != null;
    }

    /** Calls {@code writeObject}. What it throws passes, checked or not. */
    public void write(Object instance, ObjectOutputStream out) {
        try {
            writer.invokeExact(instance, out);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    /** Calls {@code readObject}. What it throws passes, checked or not. */
    public void read(Object instance, ObjectInputStream in) {
        try {
            reader.invokeExact(instance, in);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    /** Calls {@code readObjectNoData}, if the class has it. What it throws passes, checked or not. */
    public void readNothing(Object instance) {
        if (readerOfNothing == null) {
            return;
        }
        try {
            readerOfNothing.invokeExact(instance);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }
}
