package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.BareInstances;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.model.inspect.ClassModels;
import java.io.ByteArrayInputStream;
import java.lang.annotation.Retention;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("jdk")
class CreationPlanTest {
    private static final String PREFIX = "dev.piculet.access.CreationPlanTest$";

    private static final String ADVICE =
            "\n  Make it a record, store each parameter unchanged in its field, add a constructor without parameters,"
                    + " mark computed fields transient, or give the class a codec.";

    @Test
    void recordsUseTheirCanonicalConstructor() {
        assertPlan("Point(x, y)", Point.class);
    }

    @Test
    void aConstructorWithoutParametersIsFollowedByTheFields() {
        assertPlan("Mutable(), then inherited, text, number", Mutable.class);
    }

    @Test
    void namedParametersFeedFieldsInAnyOrderAndTheRestIsSetAfterwards() {
        assertPlan("Mixed(second, first), then note", Mixed.class);
    }

    @Test
    void aParameterMayBeWiderThanItsField() {
        assertPlan("Copying(items)", Copying.class);
    }

    static class Node {
        Node parent;
        int state;

        Node(Node parent, int state) {
            this.parent = parent;
            this.state = state;
        }
    }

    static class Branch extends Node {
        Branch(Branch parent, int state) {
            super(parent, state);
        }
    }

    static class Twig extends Node {
        Twig(Twig parent, int state) {
            super(Objects.requireNonNull(parent), state);
        }
    }

    static class Loose extends Node {
        Loose(Loose parent, int state) {
            super(parent.parent, state);
        }
    }

    @Test
    void aParameterMayBeNarrowerThanAFieldThatIsSetAgain() {
        assertPlan("Branch(null, state), then parent", Branch.class);
        CreationPlan plan = CreationPlan.of(ClassModels.create().of(Branch.class), BareInstances.NEVER);
        assertEquals(
                PREFIX + "Branch\n  by        " + PREFIX + "Branch(" + PREFIX
                        + "Branch, int)\n  given     null, state\n  set       parent",
                plan.describe());
        assertRefused(
                Twig.class,
                "Cannot create " + PREFIX + "Twig from its fields: no constructor fits.\n  " + PREFIX + "Twig(" + PREFIX
                        + "Twig, int): parameter 'parent: CreationPlanTest.Twig' is of another type than the field."
                        + ADVICE);
        assertRefused(
                Loose.class,
                "Cannot create " + PREFIX + "Loose from its fields: no constructor fits.\n  " + PREFIX + "Loose("
                        + PREFIX
                        + "Loose, int): parameter 'parent: CreationPlanTest.Loose' is of another type than the field."
                        + ADVICE);
    }

    @Test
    void theConstructorWithTheMostFieldsIsTaken() {
        assertPlan("Overloaded(a, b)", Overloaded.class);
    }

    @Test
    void transientFieldsAreNeitherFedNorSet() {
        assertPlan("Caching(text)", Caching.class);
    }

    @Test
    void inheritedFinalFieldsAreFedThroughTheSubclass() {
        assertPlan("Child(id, name)", Child.class);
    }

    @Test
    void constructorsThatDoNotFitAreEachRefusedWithTheReason() {
        assertRefused(
                Misfit.class,
                "Cannot create " + PREFIX + "Misfit from its fields: no constructor fits.\n"
                        + "  " + PREFIX + "Misfit(int, int): final field 'amount' gets a value that is computed.\n"
                        + "  " + PREFIX + "Misfit(int): final field 'scale' is always 0, and another constructor stores"
                        + " something else.\n"
                        + "  " + PREFIX
                        + "Misfit(java.lang.String): final field 'amount' gets a value that is computed."
                        + ADVICE);
    }

    @Test
    void classesThatValuesCannotCreateAreRefused() {
        Runnable lambda = () -> {};
        Object anonymous = new Object() {
            @Override
            public String toString() {
                return CreationPlanTest.this.toString();
            }
        };
        assertRefused(Color.class, "Cannot create " + PREFIX + "Color: it is an enum. Take the constant by its name.");
        assertRefused(
                Shape.class,
                "Cannot create " + PREFIX + "Shape: it is an interface. Name the classes that implement it.");
        assertRefused(Partial.class, "Cannot create " + PREFIX + "Partial: it is abstract. Name its subclasses.");
        assertRefused(
                Note.class,
                "Cannot create " + PREFIX + "Note: it is an annotation. Copy its values to a class of your own.");
        assertRefused(int[].class, "Cannot create [I: it is an array. Create its elements one by one.");
        assertRefused(int.class, "Cannot create int: it is a primitive type. Use the value itself.");
        assertRefused(
                lambda.getClass(),
                "Cannot create " + lambda.getClass().getName()
                        + ": it is a lambda or another class without a lasting name. Declare a named class.");
        String inner = ": it is an inner class and its outer instance is missing."
                + " Make it static (in Kotlin: take 'inner' away), or move it to the top level.";
        assertRefused(Inner.class, "Cannot create " + PREFIX + "Inner" + inner);
        assertRefused(
                anonymous.getClass(),
                "Cannot create " + anonymous.getClass().getName()
                        + ": it is a local or anonymous class, and what it takes from around it is missing."
                        + " Move it to the top level.");
        assertRefused(
                Worker.class,
                "Cannot create " + PREFIX + "Worker: a java.lang.Thread belongs to the running JVM."
                        + " Mark the property that holds it transient.");
        assertRefused(
                ByteArrayInputStream.class,
                "Cannot create java.io.ByteArrayInputStream: a java.io.InputStream belongs to the running JVM."
                        + " Mark the property that holds it transient.");
    }

    @Test
    void aPlanHasExactlyOneWayToTheInstance() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new CreationPlan(
                        Point.class,
                        java.util.Optional.empty(),
                        java.util.Optional.empty(),
                        java.util.Optional.empty(),
                        java.util.Optional.empty(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of()));
    }

    @Test
    void aLockOfTheInstancesOwnIsMadeAnew() {
        assertPlan("Guarded(), then count, remakes lock", Guarded.class);
        assertPlan("GuardedName(name), remakes lock", GuardedName.class);
        assertPlan("GuardedTwice(name), then count, remakes lock, other", GuardedTwice.class);
        assertPlan("GivenLock(lock)", GivenLock.class);
    }

    @Test
    void aViewOfACollectionThatIsFilledIsMadeAnew() {
        assertPlan("Catalog(), then count, fills entries, items, remakes keys, rows", Catalog.class);
        assertPlan("TransientView(), fills items", TransientView.class);
        for (Class<?> type : List.of(
                SettableSource.class, SettableView.class, FilledSource.class, HandedView.class, OtherViews.class)) {
            UnsupportedClassException refusal = assertThrows(UnsupportedClassException.class, () -> plan(type));
            assertTrue(refusal.getMessage().contains("final field '"), refusal.getMessage());
        }
    }

    @Test
    void aLockThatAnotherConstructorGetsIsNotMadeAnew() {
        UnsupportedClassException refusal = assertThrows(UnsupportedClassException.class, () -> plan(OtherLock.class));
        assertTrue(
                refusal.getMessage()
                        .contains("OtherLock(java.lang.String): final field 'lock' is always new java.lang.Object.\n"),
                refusal.getMessage());
    }

    private static CreationPlan plan(Class<?> type) {
        return CreationPlan.of(ClassModels.create().of(type), BareInstances.NEVER);
    }

    private static void assertPlan(String expected, Class<?> type) {
        CreationPlan plan = plan(type);
        assertEquals(PREFIX + expected, plan.toString());
        assertTrue(plan.singleton().isEmpty());
        assertEquals(
                plan.arguments().size(),
                plan.creator().orElseThrow().parameters().size());
    }

    private static void assertRefused(Class<?> type, String message) {
        UnsupportedClassException refusal = assertThrows(UnsupportedClassException.class, () -> plan(type));
        assertEquals(message, refusal.getMessage());
        assertEquals(type.getName(), refusal.className());
    }

    private static final class Catalog {
        private final Map<String, Integer> entries = new HashMap<>();
        private final List<String> items = new ArrayList<>();
        private final Set<String> keys = Collections.unmodifiableSet(entries.keySet());
        private final List<String> rows = Collections.unmodifiableList(items);
        private int count;
    }

    /** What is set in the place of the list would not show in the view. */
    private static final class SettableSource {
        private List<String> items = new ArrayList<>();
        private final List<String> rows = Collections.unmodifiableList(items);
    }

    private static final class TransientView {
        private final List<String> items = new ArrayList<>();
        private final transient List<String> rows = Collections.unmodifiableList(items);
    }

    private static final class SettableView {
        private final List<String> items = new ArrayList<>();
        private List<String> rows = Collections.unmodifiableList(items);
    }

    private static final class FilledSource {
        private final List<String> items = new ArrayList<>();
        private final List<String> rows = Collections.unmodifiableList(items);

        FilledSource() {
            items.add("a");
        }
    }

    private static final class HandedView {
        private static final List<Object> ALL = new ArrayList<>();
        private final Map<String, String> items = new HashMap<>();
        private final Set<String> rows = items.keySet();

        HandedView() {
            ALL.add(rows);
        }
    }

    private static final class OtherViews {
        private final List<String> items = new ArrayList<>();
        private final Collection<String> rows;

        OtherViews() {
            rows = Collections.unmodifiableList(items);
        }

        OtherViews(int size) {
            rows = Collections.unmodifiableCollection(items);
        }
    }

    private static class Guarded {
        private final Object lock = new Object();
        private int count;
    }

    private static class GuardedName {
        private final Object lock = new Object();
        private final String name;

        GuardedName(String name) {
            this.name = name;
        }
    }

    /** A superclass has one, too, and one constructor calls another. */
    private static final class GuardedTwice extends Guarded {
        private final Object other;
        private final String name;

        GuardedTwice(String name) {
            this.name = name;
            other = new Object();
        }

        GuardedTwice() {
            this("none");
        }
    }

    private static final class GivenLock {
        private final Object lock;

        GivenLock() {
            lock = new Object();
        }

        GivenLock(Object lock) {
            this.lock = lock;
        }
    }

    private static final class OtherLock {
        private static final Object SHARED = new Object();
        private final Object lock;
        private final String name;

        OtherLock(String name) {
            lock = new Object();
            this.name = name;
        }

        OtherLock(StringBuilder name) {
            lock = SHARED;
            this.name = name.toString();
        }
    }

    private record Point(int x, int y) {
        private Point(int both) {
            this(both, both);
        }
    }

    private static class Above {
        private int inherited;
    }

    private static class Mutable extends Above {
        private String text;
        private int number;

        private Mutable() {}

        private Mutable(String text, int number) {}
    }

    private static class Mixed {
        private final int first;
        private final String second;
        private String note;

        private Mixed(String second, int first) {
            this.first = first;
            this.second = second;
        }
    }

    private static class Copying {
        private final List<String> items;

        private Copying(Collection<String> items) {
            this.items = List.copyOf(items);
        }
    }

    private static class Overloaded {
        private int a;
        private int b;

        private Overloaded(int a) {
            this.a = a;
        }

        private Overloaded(int a, int b) {
            this.a = a;
            this.b = b;
        }
    }

    private static class Caching {
        private final String text;
        private final transient int length;

        private Caching(String text) {
            this.text = text;
            length = text.length();
        }
    }

    private static class Ancestor {
        private final int id;

        private Ancestor(int id) {
            this.id = id;
        }
    }

    private static class Child extends Ancestor {
        private final String name;

        private Child(int id, String name) {
            super(id);
            this.name = name;
        }
    }

    private static class Misfit {
        private final int amount;
        private final int scale;

        private Misfit(int amount) {
            this.amount = amount;
            scale = 0;
        }

        private Misfit(String amount) {
            this.amount = Integer.parseInt(amount) * 2;
            scale = 0;
        }

        private Misfit(int cents, int scale) {
            amount = cents * 100;
            this.scale = scale;
        }
    }

    private enum Color {
        RED
    }

    private interface Shape {}

    private abstract static class Partial {}

    @Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    private @interface Note {}

    private class Inner {}

    private static class Worker extends Thread {}
}
