package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.lang.reflect.Method;
import java.util.Collections;
import java.util.Optional;
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
    void classesMayChooseWhatIsWritten() {
        assertReplacer(LongAdder.class, LongAdder.class);
        assertReplacer(Proxied.class, Proxied.class);
        assertReplacer(null, None.class);
        assertReplacer(null, Resolved.class);
        assertReplacer(null, ScalaInner$.class);
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
        assertTrue(CreationPlan.isReplacedByEqual(Value.class, assertReplacer(Value.class, Value.class)));
        assertFalse(CreationPlan.isReplacedByEqual(CachedValue.class, assertReplacer(Value.class, CachedValue.class)));
        assertFalse(CreationPlan.isReplacedByEqual(Proxied.class, assertReplacer(Proxied.class, Proxied.class)));
    }

    @Test
    void classesMayChooseTheInstanceThatIsRead() {
        assertResolver(Chosen.class, Chosen.class);
        assertResolver(Chosen.class, Heir.class);
        assertResolver(Interned.class, Interned.class);
        assertResolver(Pair.class, Pair.class);
        assertResolver(null, Hidden.class);
        assertResolver(null, Overridden.class);
        assertResolver(null, Typed.class);
        assertResolver(null, Resolved.class);
        assertResolver(null, NotSerializable.class);
        assertResolver(null, None.class);
    }

    @Test
    void theInstanceThatIsReadIsDescribed() {
        assertEquals(
                PREFIX + "Chosen\n  by        " + PREFIX + "Chosen()\n  set       number\n  read as   what " + PREFIX
                        + "Chosen.readResolve() returns",
                plan(Chosen.class).describe());
    }

    @Test
    void theOneInstanceOfAClassThatHoldsNothingIsKept() {
        assertPlan(PREFIX + "None.VALUE", None.class);
        assertPlan(PREFIX + "ScalaNone.MODULE$", ScalaNone.class);
        assertPlan(PREFIX + "ScalaInner$.MODULE$", ScalaInner$.class);
        assertPlan(PREFIX + "ScalaLike()", ScalaLike.class);
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
        assertEquals(plan, plan(type).toString());
    }

    private static CreationPlan plan(Class<?> type) {
        return CreationPlan.of(ClassModels.create().of(type), BareInstances.NEVER);
    }

    /**
     * @param declaring the class that declares the method; null if there is none
     * @return the method, or null
     */
    private static Method assertReplacer(Class<?> declaring, Class<?> type) {
        Optional<Method> replacer = CreationPlan.replacer(ClassModels.create().of(type));
        assertEquals(Optional.ofNullable(declaring), replacer.<Class<?>>map(Method::getDeclaringClass));
        return replacer.orElse(null);
    }

    /** @param declaring the class that declares the method; null if there is none */
    private static void assertResolver(Class<?> declaring, Class<?> type) {
        Optional<Method> resolver = plan(type).resolver();
        assertEquals(Optional.ofNullable(declaring), resolver.<Class<?>>map(Method::getDeclaringClass));
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

    /** A private method is not inherited. */
    static class Hidden extends Interned {}

    static class Overridden extends Chosen {
        @Override
        Object readResolve() {
            return this;
        }
    }

    /** Java serialization calls no method of another signature. */
    static class Typed implements Serializable {
        int number;

        Typed readResolve() {
            return new Typed();
        }
    }

    static class NotSerializable {
        int number;

        Object readResolve() {
            return new NotSerializable();
        }
    }

    record Pair(int first, int second) implements Serializable {
        Object readResolve() {
            return first > second ? new Pair(second, first) : this;
        }
    }

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

    /** As the compiler makes an object inside another. */
    @SuppressWarnings("checkstyle:all")
    public static final class ScalaInner$ implements Serializable {
        public static final ScalaInner$ MODULE$ = new ScalaInner$();

        public ScalaInner$() {}

        private Object writeReplace() {
            return "the module";
        }
    }

    @SuppressWarnings("checkstyle:all")
    public static final class ScalaLike {
        public static final ScalaLike MODULE$ = new ScalaLike();

        public ScalaLike() {}
    }

    /** Anybody can make more of them. */
    static final class Marker {
        static final Marker ONE = new Marker();

        Marker() {}
    }
}
