package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.BareInstances;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.access.plan.ExceptionModels;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.inspect.ClassModels;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.lang.invoke.MethodHandles;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.EventObject;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Instances made without a constructor of their class: the conditions, the way, and the setting of their fields. */
@Tag("jdk")
class BareInstancesTest {
    private static final String PREFIX = "dev.piculet.access.BareInstancesTest$";

    private static final List<Object> KEPT = new ArrayList<>();

    private static final ClassModels MODELS = ClassModels.create();

    @Test
    void onlySerializableClassesAreMadeSoUnlessAllAre() {
        assertEquals(PREFIX + "Area bare, then width, area, note", plan(Area.class, BareInstances.SERIALIZABLE));
        assertRefused(Area.class, BareInstances.NEVER, "final field 'area' gets a value that is computed.");
        assertRefused(Plain.class, BareInstances.SERIALIZABLE, "final field 'twice' gets a value that is computed.");
        assertEquals(PREFIX + "Plain bare, then twice", plan(Plain.class, BareInstances.COMPLETE));
        assertEquals(PREFIX + "Plain bare, then twice", plan(Plain.class, BareInstances.ALWAYS));
    }

    @Test
    void aConstructorThatRestoresTheFieldsComesFirst() {
        for (BareInstances when : BareInstances.values()) {
            assertEquals(PREFIX + "Proved(value)", plan(Proved.class, when));
        }
    }

    @Test
    void theConstructorOfTheFirstSuperclassThatIsNotSerializableRuns() throws Exception {
        CreationPlan plan = CreationPlan.of(model(Below.class), BareInstances.SERIALIZABLE);
        assertEquals(
                Above.class.getDeclaredConstructor(), plan.superConstructor().orElseThrow());
        Below made = (Below) accessors(Below.class)
                .bareInstantiator(plan.superConstructor().orElseThrow())
                .create();
        assertSame(Below.class, made.getClass());
        assertEquals("made by Above", made.greeting);
        assertNull(made.own);
        assertRefused(
                Orphan.class,
                BareInstances.SERIALIZABLE,
                "Without a constructor: superclass " + PREFIX
                        + "Needy is not Serializable and has no constructor without parameters for subclasses.");
        assertEquals(
                Object.class.getDeclaredConstructor(),
                CreationPlan.of(model(Orphan.class), BareInstances.ALWAYS)
                        .superConstructor()
                        .orElseThrow());
    }

    @Test
    void exceptionsOfSuperclassesPassUnwrapped() {
        CreationPlan plan = CreationPlan.of(model(Failing.class), BareInstances.SERIALIZABLE);
        BareInstantiator bare = accessors(Failing.class)
                .bareInstantiator(plan.superConstructor().orElseThrow());
        assertEquals("thrown", assertThrows(IOException.class, bare::create).getMessage());
    }

    @Test
    void classesThatTakePartInJavaSerializationThemselvesAreRefused() {
        assertRefused(
                External.class,
                BareInstances.SERIALIZABLE,
                "Without a constructor: it is Externalizable, which calls its constructor without parameters.");
        assertRefused(
                Replaced.class,
                BareInstances.SERIALIZABLE,
                "Without a constructor: " + PREFIX + "Replaced.writeReplace chooses what is written instead.");
        assertRefused(
                Freeing.class,
                BareInstances.SERIALIZABLE,
                "Without a constructor: " + PREFIX + "Freeing.finalize would run on what the fields hold.");
        for (BareInstances when : List.of(BareInstances.SERIALIZABLE, BareInstances.COMPLETE)) {
            String reason = "Without a constructor: " + PREFIX
                    + "Checked.readObject may check what was read, and would not run.";
            assertRefused(Checked.class, when, reason);
            assertRefused(BelowChecked.class, when, reason);
        }
        assertEquals(PREFIX + "Checked bare, then low, high", plan(Checked.class, BareInstances.ALWAYS));
        assertEquals(PREFIX + "External bare, then value", plan(External.class, BareInstances.ALWAYS));
        assertEquals(PREFIX + "Freeing bare, then address", plan(Freeing.class, BareInstances.ALWAYS));
    }

    @Test
    void collectionsThatAreNotAloneAreNotTakenApart() {
        assertEquals(PREFIX + "Shared bare, then one&other, size", plan(Shared.class, BareInstances.ALWAYS));
        assertEquals(PREFIX + "Behind bare, then array&same, size", plan(Behind.class, BareInstances.ALWAYS));
        assertEquals(PREFIX + "View(items), then size, remakes view", plan(View.class, BareInstances.ALWAYS));
        assertRefused(
                Leaked.class,
                BareInstances.ALWAYS,
                "Without a constructor: other code holds the List in field 'items', too.");
        assertEquals(PREFIX + "Copied bare, then one, other, sum", plan(Copied.class, BareInstances.ALWAYS));
    }

    @Test
    void aCollectionThatOnlyGetsElementsIsAlone() {
        assertEquals(PREFIX + "Page bare, then content, total", plan(Page.class, BareInstances.SERIALIZABLE));
        assertRefused(
                HandedOn.class,
                BareInstances.ALWAYS,
                "Without a constructor: other code holds the Deque in field 'content', too.");
    }

    @Test
    void transientFieldsThatConstructorsMakeAreNotLost() {
        assertRefused(
                Locked.class,
                BareInstances.SERIALIZABLE,
                "Without a constructor: transient field 'lock' of " + PREFIX
                        + "Locked is made by constructors and not written.");
        assertRefused(
                Locked.class,
                BareInstances.COMPLETE,
                "Without a constructor: transient field 'lock' of " + PREFIX
                        + "Locked is made by constructors and not written.");
        assertRefused(
                Happened.class,
                BareInstances.SERIALIZABLE,
                "Without a constructor: transient field 'source' of java.util.EventObject is made by constructors and not"
                        + " written.");
        assertEquals(PREFIX + "Locked bare, then twice", plan(Locked.class, BareInstances.ALWAYS));
        assertEquals(PREFIX + "Zeroed bare, then twice", plan(Zeroed.class, BareInstances.SERIALIZABLE));
    }

    @Test
    void recordsAndClassesThatValuesCannotCreateStayAsTheyAre() {
        assertEquals(PREFIX + "Point(x)", plan(Point.class, BareInstances.ALWAYS));
        assertThrows(UnsupportedClassException.class, () -> plan(Thread.class, BareInstances.ALWAYS));
        assertThrows(UnsupportedClassException.class, () -> plan(Thread.State.class, BareInstances.ALWAYS));
    }

    @Test
    void exceptionsAreMadeByThrowableAlone() {
        for (BareInstances when : List.of(BareInstances.SERIALIZABLE, BareInstances.COMPLETE, BareInstances.ALWAYS)) {
            CreationPlan plan =
                    CreationPlan.of(ExceptionModels.of(ClassModels.create().of(IOException.class)), when);
            assertTrue(plan.isException());
            assertEquals(
                    "java.io.IOException\n"
                            + "  by        no constructor of its own: java.lang.Throwable(java.lang.String,"
                            + " java.lang.Throwable) runs\n"
                            + "  given     message, cause, stackTrace\n"
                            + "  set       suppressed",
                    plan.describe());
        }
        assertThrows(UnsupportedClassException.class, () -> plan(IOException.class, BareInstances.NEVER));
    }

    @Test
    void finalFieldsAreSetExactly() {
        Area area = new Area(1, 1);
        setter(Area.class, "width").set(area, 7);
        setter(Area.class, "area").set(area, 9L);
        setter(Area.class, "note").set(area, "set");
        assertEquals("7 9 set", area.toString());
        setter(Area.class, "note").set(area, null);
        assertEquals("7 9 null", area.toString());
        Setter width = setter(Area.class, "width");
        Setter note = setter(Area.class, "note");
        assertThrows(NullPointerException.class, () -> width.set(null, 1));
        assertThrows(NullPointerException.class, () -> width.set(area, null));
        assertThrows(ClassCastException.class, () -> width.set(area, 1L));
        assertThrows(ClassCastException.class, () -> note.set(area, 1));
        assertThrows(ClassCastException.class, () -> note.set("not the class", "text"));
        assertThrows(NullPointerException.class, () -> note.set(null, "text"));
    }

    @Test
    void theFieldsOfTheModelStayAsTheyAre() {
        PropertyModel width = property(Area.class, "width");
        accessors(Area.class).bareSetter(width).set(new Area(1, 1), 7);
        assertThrows(
                IllegalAccessException.class, () -> width.field().orElseThrow().setInt(new Area(1, 1), 7));
        assertThrows(
                UnsupportedClassException.class, () -> accessors(Area.class).setter(width));
    }

    @Test
    void closedPackagesOfTheJdkAreNamedWithTheLineThatOpensThem() throws Exception {
        UnsupportedClassException refusal = assertThrows(
                UnsupportedClassException.class,
                () -> accessors(java.util.StringTokenizer.class)
                        .bareInstantiator(Object.class.getDeclaredConstructor()));
        assertEquals(
                "Cannot create java.util.StringTokenizer: package java.util is not open to the class path."
                        + " Start the JVM with '--add-opens java.base/java.util=ALL-UNNAMED', or pass a Lookup.",
                refusal.getMessage());
    }

    @Test
    void aPlanDescribesTheFateOfEachField() {
        assertEquals(
                PREFIX + "Area\n"
                        + "  by        no constructor of its own: java.lang.Object() runs, as in Java serialization\n"
                        + "  set       width, area, note\n"
                        + "  left      cache = null, hash = 0, known = false\n"
                        + "  not by    " + PREFIX + "Area(int, int): final field 'area' gets a value that is computed.",
                describe(Area.class, BareInstances.SERIALIZABLE));
        assertEquals(
                PREFIX + "Plain\n"
                        + "  by        no constructor of its own: java.lang.Object() runs, since the options allow it\n"
                        + "  set       twice\n"
                        + "  not by    " + PREFIX + "Plain(int): final field 'twice' gets a value that is computed.",
                describe(Plain.class, BareInstances.ALWAYS));
        assertEquals(
                PREFIX + "Replaced\n"
                        + "  by        no constructor of its own: java.lang.Object() runs, since the options allow it\n"
                        + "  set       value\n"
                        + "  not by    " + PREFIX + "Replaced(int): final field 'value' gets a value that is computed.",
                describe(Replaced.class, BareInstances.ALWAYS));
        assertEquals(
                PREFIX + "Made\n"
                        + "  by        " + PREFIX + "Made(int)\n"
                        + "  given     value\n"
                        + "  set       note\n"
                        + "  filled    items\n"
                        + "  compared  next\n"
                        + "  not by    " + PREFIX
                        + "Made(java.lang.String, int): final field 'value' gets a value that is\n"
                        + "            computed.",
                describe(Made.class, BareInstances.SERIALIZABLE));
        assertEquals(
                PREFIX + "One\n  by        the constant " + PREFIX + "One.ONE",
                describe(One.class, BareInstances.SERIALIZABLE));
    }

    private static ClassModel model(Class<?> type) {
        return ClassModels.create().of(type);
    }

    private static Accessors accessors(Class<?> type) {
        return Accessors.of(MODELS.of(type), MethodHandles.lookup());
    }

    private static PropertyModel property(Class<?> type, String name) {
        return MODELS.of(type).property(name).orElseThrow();
    }

    private static Setter setter(Class<?> type, String name) {
        return accessors(type).bareSetter(property(type, name));
    }

    static String plan(Class<?> type, BareInstances when) {
        return CreationPlan.of(model(type), when).toString();
    }

    private static String describe(Class<?> type, BareInstances when) {
        return CreationPlan.of(model(type), when).describe();
    }

    static void assertRefused(Class<?> type, BareInstances when, String reason) {
        String message = assertThrows(UnsupportedClassException.class, () -> plan(type, when))
                .getMessage();
        assertEquals(
                List.of(reason),
                message.lines()
                        .filter(it -> it.endsWith(reason))
                        .map(it -> reason)
                        .distinct()
                        .toList(),
                message);
    }

    static final class Area implements Serializable {
        private final int width;
        private final long area;
        private final String note;
        private transient Object cache;
        private transient int hash;
        private transient boolean known;

        Area(int width, int height) {
            this.width = width;
            this.area = (long) width * height;
            this.note = "made";
        }

        @Override
        public String toString() {
            return width + " " + area + " " + note;
        }
    }

    static final class Plain {
        final int twice;

        Plain(int n) {
            twice = n * 2;
        }
    }

    static final class Proved implements Serializable {
        final int value;

        Proved(int value) {
            this.value = value;
        }
    }

    static class Above {
        String greeting = "made by Above";

        Above() {}
    }

    static final class Below extends Above implements Serializable {
        final String own;

        Below(int n) {
            own = "n" + n;
        }
    }

    static class Needy {
        private Needy() {}

        Needy(int n) {}
    }

    static final class Orphan extends Needy implements Serializable {
        final int own;

        Orphan(int n) {
            super(n);
            own = n + 1;
        }
    }

    static class Throwing {
        Throwing() throws IOException {
            throw new IOException("thrown");
        }

        Throwing(int n) {}
    }

    static final class Failing extends Throwing implements Serializable {
        final int own;

        Failing(int n) {
            super(n);
            own = n + 1;
        }
    }

    public static final class External implements Externalizable {
        final int value;

        External(int n) {
            value = n + 1;
        }

        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) {}
    }

    static final class Replaced implements Serializable {
        final int value;

        Replaced(int n) {
            value = n + 1;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Replaced replaced && value == replaced.value;
        }

        @Override
        public int hashCode() {
            return value;
        }

        private Object writeReplace() {
            return "replaced";
        }
    }

    static final class Freeing implements Serializable {
        final long address;

        Freeing(int n) {
            address = n * 8L;
        }

        @Override
        @SuppressWarnings({"deprecation", "removal"}) // The test needs this.
        protected void finalize() {}
    }

    /** Checks bytes of others in the way that Java serialization has for it. */
    static class Checked implements Serializable {
        final int low;
        final int high;

        Checked(int[] bounds) {
            low = Math.min(bounds[0], bounds[1]);
            high = Math.max(bounds[0], bounds[1]);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            if (low > high) {
                throw new InvalidObjectException("low is above high");
            }
        }
    }

    static final class BelowChecked extends Checked {
        BelowChecked(int[] bounds) {
            super(bounds);
        }
    }

    static final class Shared implements Serializable {
        final List<String> one;
        List<String> other;
        final int size;

        Shared(List<String> both) {
            one = both;
            other = both;
            size = both.size() * 2;
        }
    }

    static final class Behind implements Serializable {
        final int[] array;
        Object same;
        final int size;

        Behind(int[] both) {
            array = both;
            same = both;
            size = both.length * 2;
        }
    }

    static final class View implements Serializable {
        final List<String> items;
        final List<String> view;
        final int size;

        View(List<String> items) {
            this.items = items;
            this.view = Collections.unmodifiableList(items);
            this.size = items.size() * 2;
        }
    }

    static final class Leaked implements Serializable {
        final List<String> items = new ArrayList<>();
        final int size;

        Leaked(int n) {
            size = n * 2;
            KEPT.add(items);
        }
    }

    /** Like a page of Spring Data: it adds what it gets to a list of its own. */
    static final class Page<T> implements Serializable {
        private final List<T> content = new ArrayList<>();
        private final long total;

        Page(List<? extends T> content, long total) {
            this.content.addAll(content);
            this.total = total + this.content.size();
        }
    }

    /** Gives what it gets its own {@code addLast}. */
    static final class HandedOn {
        private final Deque<String> content = new ArrayDeque<>();
        private final int size;

        HandedOn(List<String> content) {
            this.content.addAll(content);
            size = content.size();
        }
    }

    static final class Copied {
        final List<String> one;
        final List<String> other;
        final int sum;

        Copied(List<String> one, List<String> other) {
            this.one = new ArrayList<>(one);
            this.other = List.copyOf(other);
            this.sum = one.size() + other.size();
        }
    }

    static final class Locked implements Serializable {
        final transient Object lock = new Object();
        final int twice;

        Locked(int n) {
            twice = n * 2;
        }
    }

    static final class Zeroed implements Serializable {
        transient double sum = 0;
        transient String text = null;
        transient boolean known = false;
        final int twice;

        Zeroed(int n) {
            twice = n * 2;
        }
    }

    static final class Happened extends EventObject {
        final int twice;

        Happened(Object source, int n) {
            super(source);
            twice = n * 2;
        }
    }

    record Point(int x) {}

    static final class Made {
        final int value;
        final int next;
        final List<String> items = new ArrayList<>();
        String note;

        Made(int value) {
            this.value = value;
            this.next = value + 1;
        }

        Made(String text, int n) {
            this(text.length() + n);
        }
    }

    static final class One implements Serializable {
        static final One ONE = new One();

        private One() {}
    }
}
