package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.BareInstances;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.model.inspect.ClassModels;
import java.io.Externalizable;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Collections;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;

class SelfWritingClassesTest {
    private static final String PREFIX = "dev.piculet.access.SelfWritingClassesTest$";

    @Test
    void transientStateOfClassesThatWriteThemselvesIsNotLost() {
        assertRefused(
                Multimap.class,
                "it writes itself with writeObject, and keeps state in transient field 'entries' of " + PREFIX
                        + "Multimap");
        assertRefused(
                Submap.class,
                "it writes itself with writeObject, and keeps state in transient field 'entries' of " + PREFIX
                        + "Multimap");
        assertRefused(
                Reading.class,
                "it writes itself with readObject, and keeps state in transient field 'value' of " + PREFIX
                        + "Reading");
        assertRefused(
                External.class,
                "it writes itself with writeExternal, and keeps state in transient field 'value' of " + PREFIX
                        + "External");
    }

    @Test
    void transientStateOfSuperclassesThatAreNotSerializableIsNotLost() {
        assertRefused(
                Bag.class,
                "it writes itself with writeObject, and keeps state in transient field 'elements' of " + PREFIX
                        + "Elements");
        assertPlan(PREFIX + "Cached(), then size", Cached.class);
    }

    @Test
    void classesThatChooseTheirInstanceAreRefused() {
        assertRefused(Chosen.class, PREFIX + "Chosen.readResolve chooses the instance that is read");
        assertRefused(Heir.class, PREFIX + "Chosen.readResolve chooses the instance that is read");
        assertRefused(
                LongAdder.class, "java.util.concurrent.atomic.LongAdder.writeReplace chooses what is written instead");
        assertRefused(Proxied.class, PREFIX + "Proxied.writeReplace chooses what is written instead");
    }

    @Test
    void harmlessMethodsOfJavaSerializationAreNoReason() {
        assertPlan(PREFIX + "Checked(), then number", Checked.class);
        assertPlan(PREFIX + "Resolved(), then number", Resolved.class);
        assertPlan(PREFIX + "Caching(), then number", Caching.class);
    }

    @Test
    void anInstanceThatEqualsTheChosenOneIsAsGood() {
        assertPlan(PREFIX + "Value(), then number", Value.class);
        assertRefused(CachedValue.class, PREFIX + "Value.writeReplace chooses what is written instead");
    }

    @Test
    void instancesThatAreComparedByIdentityAreRefused() {
        assertRefused(Interned.class, PREFIX + "Interned.readResolve chooses the instance that is read");
        assertRefused(Unit.class, PREFIX + "Unit.readResolve chooses the instance that is read");
        assertPlan(PREFIX + "Amount(), then value, unit", Amount.class);
    }

    @Test
    void theOneInstanceOfAClassThatHoldsNothingIsKept() {
        assertPlan(PREFIX + "None.VALUE", None.class);
        assertPlan(PREFIX + "ScalaNone.MODULE$", ScalaNone.class);
        assertPlan(
                "java.util.Collections$ReverseComparator.REVERSE_ORDER",
                Collections.reverseOrder().getClass());
        assertPlan(PREFIX + "Marker()", Marker.class);
    }

    @Test
    void exceptionsAreRefusedWhereConstructorsAreRequired() {
        UnsupportedClassException refusal = refusal(IllegalStateException.class);
        assertEquals(
                "Cannot create java.lang.IllegalStateException: it is an exception, and no constructor of those is certain"
                        + " to restore them. Write its message instead, or give the class a codec.",
                refusal.getMessage());
    }

    private static void assertRefused(Class<?> type, String reason) {
        assertEquals(
                "Cannot create " + type.getName() + ": " + reason + ". Give the class a codec.",
                refusal(type).getMessage());
    }

    private static UnsupportedClassException refusal(Class<?> type) {
        return assertThrows(
                UnsupportedClassException.class,
                () -> CreationPlan.of(ClassModels.create().of(type), BareInstances.NEVER));
    }

    private static void assertPlan(String plan, Class<?> type) {
        assertEquals(
                plan,
                CreationPlan.of(ClassModels.create().of(type), BareInstances.NEVER)
                        .toString());
    }

    static class Multimap implements Serializable {
        transient Object[] entries;
        int size;

        private void writeObject(ObjectOutputStream out) {}
    }

    abstract static class Elements {
        transient Object[] elements = {};
    }

    static class Bag extends Elements implements Serializable {
        private void writeObject(ObjectOutputStream out) {}
    }

    /** State that a Serializable superclass does not write need not be kept. */
    static class Base implements Serializable {
        transient int hash;
    }

    static class Cached extends Base {
        int size;

        private void writeObject(ObjectOutputStream out) {}
    }

    static class Submap extends Multimap {
        int more;
    }

    static class Reading implements Serializable {
        transient int value;

        private void readObject(ObjectInputStream in) {}
    }

    static class External implements Externalizable {
        private transient int value;

        public External() {}

        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) {
            value = 1;
        }
    }

    static class Chosen implements Serializable {
        static final Chosen ONE = new Chosen();
        int number;

        Object readResolve() {
            return number == 1 ? ONE : this;
        }
    }

    static class Heir extends Chosen {}

    static class Proxied implements Serializable {
        int number;

        private Object writeReplace() {
            return number;
        }
    }

    static class Value implements Serializable {
        int number;

        Object writeReplace() {
            return "a proxy of " + number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Value value && value.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    static class Interned implements Serializable {
        String name;

        private Object readResolve() {
            return new Interned();
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    /** Its constants are compared by identity, though it has an {@code equals}. */
    static class Unit implements Serializable {
        static final Unit METRE = new Unit();
        String name;

        private Object readResolve() {
            return name.equals("m") ? METRE : this;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Unit unit && unit.name.equals(name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    static class Amount implements Serializable {
        static final Amount NONE = new Amount();
        int value;
        String unit;

        private Object readResolve() {
            return unit == null ? new Amount() : this;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Amount amount && amount.value == value && amount.unit.equals(unit);
        }

        @Override
        public int hashCode() {
            return value;
        }
    }

    static class CachedValue extends Value {
        transient int more;
    }

    static class Checked implements Serializable {
        int number;

        private void readObject(ObjectInputStream in) throws Exception {
            in.defaultReadObject();
        }
    }

    static class Resolved implements Serializable {
        int number;

        private Object readResolve() {
            return this;
        }
    }

    /** Nothing shows that the field is more than a cache. */
    static class Caching implements Serializable {
        int number;
        transient int hash;
    }

    static final class None implements Serializable {
        static final None VALUE = new None();

        private None() {}

        private Object readResolve() {
            return VALUE;
        }
    }

    static final class ScalaNone {
        @SuppressWarnings("checkstyle:all")
        public static ScalaNone MODULE$ = new ScalaNone();

        private ScalaNone() {}
    }

    /** Anybody can make more of them. */
    static final class Marker {
        static final Marker ONE = new Marker();

        Marker() {}
    }
}
