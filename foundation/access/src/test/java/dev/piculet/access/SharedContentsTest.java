package dev.piculet.access;

import static dev.piculet.access.BareInstancesTest.assertRefused;
import static dev.piculet.access.BareInstancesTest.plan;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.access.plan.BareInstances;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which objects that a constructor gets or makes are known to be in one field only. */
@Tag("jdk")
class SharedContentsTest {
    private static final String PREFIX = "dev.piculet.access.SharedContentsTest$";

    @Test
    void anObjectThatIsIterableIsSharedAsAnyOtherObject() {
        assertEquals(PREFIX + "Keys bare, then owner, same, size", plan(Keys.class, BareInstances.ALWAYS));
    }

    @Test
    void whatMayBeACollectionIsOneProperty() {
        assertEquals(PREFIX + "Any bare, then one&other, size", plan(Any.class, BareInstances.ALWAYS));
        // Neither is declared as what the other one holds.
        assertRefused(
                Own.class,
                BareInstances.ALWAYS,
                "Without a constructor: fields 'one' and 'other' hold the same OwnList.");
    }

    @Test
    void theElementsOfAnArrayArePutIntoACollection() {
        assertEquals(PREFIX + "Filled bare, then elements, size", plan(Filled.class, BareInstances.ALWAYS));
        assertEquals(PREFIX + "Deques bare, then elements, size", plan(Deques.class, BareInstances.ALWAYS));
        assertEquals(PREFIX + "Cleared bare, then elements, size", plan(Cleared.class, BareInstances.ALWAYS));
        assertRefused(
                Handed.class,
                BareInstances.ALWAYS,
                "Without a constructor: other code holds the List in field 'elements', too.");
    }

    static final class Table implements Iterable<String> {
        String element;

        @Override
        public Iterator<String> iterator() {
            return List.of(element).iterator();
        }
    }

    static final class Keys {
        final Table owner;
        final Table same;
        final int size;

        Keys(Table table) {
            owner = table;
            same = table;
            size = table.element.length() + 1;
        }
    }

    static final class Any {
        final Iterable<String> one;
        Iterable<String> other;
        final int size;

        Any(Iterable<String> both) {
            one = both;
            other = both;
            size = both.hashCode() + 1;
        }
    }

    static final class OwnList extends ArrayList<String> {
        private static final long serialVersionUID = 1L;
    }

    static final class Own {
        final OwnList one;
        Collection<String> other;
        final int size;

        Own(OwnList both) {
            one = both;
            other = both;
            size = both.size() + 1;
        }
    }

    static final class Filled {
        final Set<String> elements = new LinkedHashSet<>();
        final int size;

        Filled(String... elements) {
            Collections.addAll(this.elements, elements);
            size = elements.length + 1;
        }
    }

    static final class Deques {
        final Deque<Object> elements = new ArrayDeque<>();
        final int size;

        Deques(Object... elements) {
            Collections.addAll(this.elements, elements);
            size = elements.length + 1;
        }
    }

    static final class Cleared {
        final List<String> elements = new ArrayList<>();
        final int size;

        Cleared(List<String> elements) {
            this.elements.clear();
            this.elements.addAll(elements);
            size = elements.size() + 1;
        }
    }

    /** Read field by field, the view would be one of another list. */
    static final class Seen {
        final List<String> elements = new ArrayList<>();
        final List<String> view = Collections.unmodifiableList(elements);
        final int size;

        Seen(int size) {
            this.size = size + 1;
        }
    }

    @Test
    void aViewOfACollectionIsMadeByTheConstructor() {
        assertEquals(
                PREFIX + "Seen(size), then size, fills elements, remakes view", plan(Seen.class, BareInstances.ALWAYS));
        assertEquals(PREFIX + "Kept(map), then size, remakes keys", plan(Kept.class, BareInstances.SERIALIZABLE));
    }

    /** A copy of a parameter, and a view of the copy; what the constructor counts is set again. */
    static final class Kept {
        private static int made;

        final Map<String, Integer> map;
        final Set<String> keys;
        final int size;

        Kept(Map<String, Integer> map) {
            this.map = new HashMap<>(map);
            this.keys = Collections.unmodifiableSet(this.map.keySet());
            this.size = ++made;
        }
    }

    /** The same with a parameter that is lost, so that the constructor is not run again. */
    static final class Listed {
        final Map<String, Integer> map;
        final Set<String> keys;
        final int size;

        Listed(Map<String, Integer> map, int more) {
            this.map = new HashMap<>(map);
            this.keys = Collections.unmodifiableSet(this.map.keySet());
            this.size = more + 1;
        }
    }

    static final class ShownOrNull {
        final List<String> elements;
        final List<String> view;
        final int size;

        ShownOrNull(List<String> elements, int more) {
            this.elements = elements == null ? null : new ArrayList<>(elements);
            this.view = elements == null ? null : Collections.unmodifiableList(this.elements);
            this.size = more + 1;
        }
    }

    /** A copy of a view is no view. */
    static final class Apart {
        final List<String> elements;
        final List<String> copy;
        final int size;

        Apart(List<String> elements, int more) {
            this.elements = elements;
            this.copy = new ArrayList<>(Collections.unmodifiableList(elements));
            this.size = more + 1;
        }
    }

    interface Parts {
        List<String> names();

        List<String> places();
    }

    /** Copies of two lists that unknown code returns, which are not known to be one. */
    static final class OfParts {
        final List<String> names;
        final List<String> places;

        OfParts(Parts parts) {
            this.names = Collections.unmodifiableList(new ArrayList<>(parts.names()));
            this.places = Collections.unmodifiableList(new ArrayList<>(parts.places()));
        }
    }

    @Test
    void copiesOfWhatUnknownCodeReturnsAreNotOne() {
        assertEquals(PREFIX + "OfParts bare, then names, places", plan(OfParts.class, BareInstances.ALWAYS));
    }

    static class ListBuilder {
        List<String> items;
        Parts parts;

        List<String> items() {
            return items;
        }
    }

    /** One list of the builder in two fields. */
    static final class OfBuilder {
        final List<String> items;
        final List<String> again;

        OfBuilder(int size, ListBuilder builder) {
            items = builder.items;
            again = builder.items();
        }
    }

    static final class ViewOfBuilder {
        final List<String> items;
        final List<String> view;

        ViewOfBuilder(ListBuilder builder) {
            items = builder.items;
            view = Collections.unmodifiableList(builder.items);
        }
    }

    /** Two copies of what the builder holds. */
    static final class CopiesOfBuilder {
        final List<String> items;
        final List<String> copy;

        CopiesOfBuilder(ListBuilder builder, int size) {
            items = builder.items;
            copy = new ArrayList<>(builder.items);
        }
    }

    /** What unknown code returns is not tied to all that the builder holds. */
    static final class PartsOfBuilder {
        final List<String> items;
        final Collection<String> names;

        PartsOfBuilder(ListBuilder builder, int size) {
            items = builder.items;
            names = builder.parts.names();
        }
    }

    static final class Reversed {
        final List<String> items;
        final Collection<String> some;

        Reversed(ListBuilder builder, int size) {
            items = builder.items;
            some = builder.items.subList(0, 1);
        }
    }

    static final class Holder {
        final List<String> held;
        final int size;

        Holder(List<String> held) {
            this.held = held;
            this.size = held.hashCode();
        }
    }

    static final class HeldTwice {
        final List<String> items;
        final Holder holder;

        HeldTwice(ListBuilder builder) {
            items = builder.items;
            holder = new Holder(builder.items);
        }
    }

    static final class HeldApart {
        final List<String> items;
        final Parts parts;
        final Object other;

        HeldApart(ListBuilder builder) {
            items = builder.items;
            parts = builder.parts;
            other = new Listed(Map.of("parts", builder.parts.hashCode()), 1);
        }
    }

    @Test
    void whatIsMadeOfWhatABuilderHoldsMayHoldThatAlone() {
        assertRefused(
                Reversed.class,
                BareInstances.ALWAYS,
                "Without a constructor: the object in field 'some' gets the List in field 'items', too.");
        assertEquals(
                PREFIX + "PartsOfBuilder bare, then items, names", plan(PartsOfBuilder.class, BareInstances.ALWAYS));
        assertRefused(
                HeldTwice.class,
                BareInstances.ALWAYS,
                "Without a constructor: the object in field 'holder' gets the List in field 'items', too.");
        assertEquals(PREFIX + "HeldApart bare, then items, parts, other", plan(HeldApart.class, BareInstances.ALWAYS));
    }

    @Test
    void whatABuilderHoldsIsOneWhereItIsReadTwice() {
        assertEquals(PREFIX + "OfBuilder bare, then items&again", plan(OfBuilder.class, BareInstances.ALWAYS));
        assertRefused(
                ViewOfBuilder.class,
                BareInstances.ALWAYS,
                "Without a constructor: fields 'items' and 'view' hold the same List.");
        assertEquals(
                PREFIX + "CopiesOfBuilder bare, then items, copy", plan(CopiesOfBuilder.class, BareInstances.ALWAYS));
    }

    @Test
    void aViewOfACopyIsNotReadByItself() {
        assertRefused(
                Listed.class,
                BareInstances.ALWAYS,
                "Without a constructor: fields 'map' and 'keys' hold the same Map.");
        assertRefused(
                ShownOrNull.class,
                BareInstances.ALWAYS,
                "Without a constructor: fields 'elements' and 'view' hold the same List.");
        assertEquals(PREFIX + "Apart bare, then elements, copy, size", plan(Apart.class, BareInstances.ALWAYS));
    }

    static class Keeper {
        List<String> kept;

        void keep(List<String> list) {
            kept = list;
        }
    }

    static final class ByField {
        final List<String> items;
        final Keeper keeper;

        ByField(List<String> items) {
            this.items = items;
            keeper = new Keeper();
            keeper.kept = items;
        }
    }

    static final class BySetter {
        final List<String> items;
        final Keeper keeper = new Keeper();

        BySetter(List<String> items) {
            keeper.keep(items);
            this.items = items;
        }
    }

    static final class InArray {
        final List<String> items;
        final Object[] all;

        InArray(List<String> items) {
            this.items = items;
            all = new Object[] {items, null};
        }
    }

    static final class InList {
        final List<String> items;
        final List<Object> all = new ArrayList<>();

        InList(List<String> items) {
            this.items = items;
            all.add(items);
        }
    }

    static final class InTwo {
        final Keeper one = new Keeper();
        final Keeper other = new Keeper();

        InTwo(List<String> items) {
            one.keep(items);
            other.kept = items;
        }
    }

    /** Each has a list of its own. */
    static final class InOne {
        final Keeper one = new Keeper();
        final Keeper other = new Keeper();

        InOne(List<String> items) {
            one.kept = items;
            other.kept = new ArrayList<>(items);
        }
    }

    static final class OfKeeper {
        final Keeper keeper = new Keeper();
        final List<String> items;

        OfKeeper(int size) {
            items = Collections.unmodifiableList(keeper.kept);
        }
    }

    @Test
    void anObjectThatGetsACollectionLaterMayHoldIt() {
        for (Class<?> each : List.of(ByField.class, BySetter.class)) {
            String reason = "Without a constructor: the object in field 'keeper' gets the List in field 'items', too.";
            assertRefused(each, BareInstances.ALWAYS, reason);
        }
        for (Class<?> each : List.of(InArray.class, InList.class)) {
            String reason = "Without a constructor: the object in field 'all' gets the List in field 'items', too.";
            assertRefused(each, BareInstances.ALWAYS, reason);
        }
    }

    @Test
    void twoObjectsThatGetOneCollectionAreNotReadByThemselves() {
        assertRefused(
                InTwo.class,
                BareInstances.ALWAYS,
                "Without a constructor: the objects in fields 'one' and 'other' get the same List.");
        assertEquals(PREFIX + "InOne bare, then one, other", plan(InOne.class, BareInstances.ALWAYS));
    }

    @Test
    void whatAnObjectHoldsThatTheConstructorHasMadeIsAPartOfIt() {
        assertRefused(
                OfKeeper.class,
                BareInstances.ALWAYS,
                "Without a constructor: field 'items' may hold what field 'keeper' holds, or a part of it.");
    }

    /** One collection is an element of the other. */
    static final class Handed {
        final List<Object> elements = new ArrayList<>();
        final List<Object> all = new ArrayList<>();
        final int size;

        Handed(int size) {
            Collections.addAll(all, new Object[] {elements});
            this.size = size + 1;
        }
    }
}
