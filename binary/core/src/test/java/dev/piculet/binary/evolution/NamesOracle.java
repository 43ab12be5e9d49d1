package dev.piculet.binary.evolution;

import dev.piculet.binary.evolution.ClassVersion.Member;
import dev.piculet.binary.evolution.ClassVersion.Type;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;

/**
 * The guide's table of evolution, by names alone: the present field for each former one, and the new value of each old
 * one.
 */
final class NamesOracle {
    enum Verdict {
        READ,
        EITHER,
        REFUSED;

        Verdict and(Verdict other) {
            return compareTo(other) > 0 ? this : other;
        }
    }

    private static final Map<String, Set<String>> WIDER = Map.of(
            "Byte", Set.of("Short", "Integer", "Long", "Double"),
            "Short", Set.of("Integer", "Long", "Double"),
            "Integer", Set.of("Long", "Double"),
            "Float", Set.of("Double"));
    /** No promise, but nothing is lost. */
    private static final Map<String, Set<String>> EXACT = Map.of(
            "Byte", Set.of("Float"),
            "Short", Set.of("Float"),
            "Character", Set.of("Integer", "Long", "Float", "Double"));

    private final ClassVersion was;
    private final ClassVersion is;

    NamesOracle(ClassVersion was, ClassVersion is) {
        this.was = was;
        this.is = is;
    }

    /** Returns the former field of each present one that has one, or null if a field may be any of several. */
    Map<Member, Member> matched(String type) {
        List<Member> former = new ArrayList<>(was.membersOf(type));
        List<Member> present = new ArrayList<>(is.membersOf(type));
        Map<Member, Member> found = new HashMap<>();
        for (Member now : is.membersOf(type)) {
            former.stream()
                    .filter(each ->
                            each.owner().equals(now.owner()) && each.name().equals(now.name()))
                    .findFirst()
                    .ifPresent(each -> found.put(now, each));
        }
        former.removeAll(found.values());
        present.removeAll(found.keySet());
        for (Member then : List.copyOf(former)) {
            List<Member> free = named(present, then.name());
            if (!free.isEmpty()) {
                if (named(is.membersOf(type), then.name()).size() > 1
                        || named(was.membersOf(type), then.name()).size() > 1) {
                    return null;
                }
                found.put(free.get(0), then);
                former.remove(then);
                present.removeAll(free);
            }
        }
        for (Member now : present) {
            List<Member> had = now.former() == null ? List.of() : named(former, now.former());
            if (had.size() > 1) {
                return null;
            } else if (had.size() == 1) {
                found.put(now, had.get(0));
            }
        }
        boolean nothing = found.isEmpty()
                && !was.membersOf(type).isEmpty()
                && !is.membersOf(type).isEmpty();
        return nothing ? null : found;
    }

    private static List<Member> named(List<Member> members, String name) {
        return members.stream().filter(each -> each.name().equals(name)).toList();
    }

    /** Whether data of a class can be read at all. */
    Verdict ofClass(String type) {
        Map<Member, Member> matched = matched(type);
        if (matched == null) {
            return Verdict.REFUSED;
        }
        Verdict verdict = Verdict.READ;
        for (Map.Entry<Member, Member> each : matched.entrySet()) {
            verdict = verdict.and(ofType(each.getValue().type(), each.getKey().type()));
        }
        return verdict;
    }

    private Verdict ofType(Type then, Type now) {
        if (now.raw().equals("Optional") && !then.raw().equals("Optional")) {
            Verdict inner = ofType(then, now.args().get(0));
            boolean changes = !then.boxed().equals(now.args().get(0));
            return changes ? inner.and(Verdict.EITHER) : inner;
        }
        boolean sequences = isSequence(then) && isSequence(now);
        boolean maps = ClassVersion.MAPS.contains(then.raw()) && ClassVersion.MAPS.contains(now.raw());
        if (sequences || maps || then.raw().equals("Optional") && now.raw().equals("Optional")) {
            boolean isArray = then.raw().equals("[]") || now.raw().equals("[]");
            Verdict verdict = isArray && !then.equals(now) ? Verdict.EITHER : Verdict.READ;
            for (int i = 0; i < then.args().size(); i++) {
                verdict = verdict.and(ofType(then.args().get(i), now.args().get(i)));
            }
            return verdict;
        }
        String from = then.boxed().raw();
        String to = now.boxed().raw();
        if (from.equals(to)) {
            return ofSame(to);
        }
        return WIDER.getOrDefault(from, Set.of()).contains(to)
                ? Verdict.READ
                : EXACT.getOrDefault(from, Set.of()).contains(to) ? Verdict.EITHER : Verdict.REFUSED;
    }

    private Verdict ofSame(String type) {
        if (!type.equals("S")) {
            return type.equals("Part") ? ofClass("Part") : Verdict.READ;
        }
        Verdict verdict = Verdict.READ;
        for (String choice : was.choices) {
            verdict = is.choices.contains(choice) ? verdict.and(ofClass(choice)) : verdict;
        }
        return verdict;
    }

    private static boolean isSequence(Type type) {
        return ClassVersion.SEQUENCES.contains(type.raw());
    }

    /** Whether a readable object contains a value that can't be read. */
    Verdict ofObject(String type, Object value) throws ReflectiveOperationException {
        Verdict verdict = Verdict.READ;
        for (Map.Entry<Member, Member> each : matched(type).entrySet()) {
            Object held = get(value, each.getValue());
            verdict = verdict.and(ofValue(each.getValue().type(), each.getKey().type(), held));
        }
        return verdict;
    }

    private Verdict ofValue(Type then, Type now, Object value) throws ReflectiveOperationException {
        if (value == null) {
            return now.isPrimitive() ? Verdict.REFUSED : Verdict.READ;
        } else if (now.raw().equals("Optional")) {
            boolean wraps = !then.raw().equals("Optional");
            Object inner = wraps ? value : ((Optional<?>) value).orElse(null);
            return inner == null
                    ? Verdict.READ
                    : ofValue(wraps ? then : then.args().get(0), now.args().get(0), inner);
        } else if (value instanceof Enum<?> constant) {
            return is.constants.contains(constant.name()) ? Verdict.READ : Verdict.REFUSED;
        } else if (then.raw().equals("Part")) {
            return ofObject("Part", value);
        } else if (then.raw().equals("S")) {
            String choice = value.getClass().getSimpleName();
            return is.choices.contains(choice) ? ofObject(choice, value) : Verdict.REFUSED;
        } else if (value instanceof Map<?, ?> map) {
            return ofMap(then, now, map);
        }
        return isSequence(then) ? ofSequence(then, now, value) : Verdict.READ;
    }

    private Verdict ofMap(Type then, Type now, Map<?, ?> map) throws ReflectiveOperationException {
        Verdict verdict = then.raw().equals(now.raw()) || fits(map, now) ? Verdict.READ : Verdict.EITHER;
        for (Object each : map.values()) {
            verdict = verdict.and(ofValue(then.args().get(1), now.args().get(1), each));
        }
        return verdict;
    }

    private Verdict ofSequence(Type then, Type now, Object value) throws ReflectiveOperationException {
        List<Object> elements = elements(value);
        boolean set = now.raw().endsWith("Set");
        boolean impossible = set && new HashSet<>(elements).size() < elements.size()
                || now.raw().equals("TreeSet") && elements.contains(null);
        Verdict verdict = impossible
                ? Verdict.REFUSED
                : then.raw().equals(now.raw()) || fits(value, now) ? Verdict.READ : Verdict.EITHER;
        for (Object each : elements) {
            verdict = verdict.and(ofValue(then.args().get(0), now.args().get(0), each));
        }
        return verdict;
    }

    private static boolean fits(Object value, Type now) {
        try {
            return !now.raw().equals("[]")
                    && Class.forName("java.util." + now.raw()).isInstance(value);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** Asserts that an object is the right result for a former one. */
    void check(String type, Object then, Object now) throws ReflectiveOperationException {
        Map<Member, Member> matched = matched(type);
        for (Member each : is.membersOf(type)) {
            Object value = get(now, each);
            Member former = matched.get(each);
            String where = each.owner() + "." + each.name();
            if (former != null) {
                check(where, former.type(), each.type(), get(then, former), value);
            } else {
                require(isInitial(each.type(), value), where, "nothing", value);
            }
        }
    }

    private static boolean isInitial(Type type, Object value) {
        return type.isPrimitive()
                ? value.equals(false) || value.equals('\0') || value instanceof Number n && n.doubleValue() == 0
                : value == null;
    }

    private void check(String where, Type then, Type now, Object value, Object read)
            throws ReflectiveOperationException {
        if (now.raw().equals("Optional") && !(value == null && then.raw().equals("Optional"))) {
            boolean wraps = !then.raw().equals("Optional");
            Object inner = wraps ? value : ((Optional<?>) value).orElse(null);
            require(read instanceof Optional<?> o && o.isPresent() == (inner != null), where, value, read);
            if (inner != null) {
                Type type = wraps ? then : then.args().get(0);
                check(where, type, now.args().get(0), inner, ((Optional<?>) read).get());
            }
        } else if (value == null || read == null) {
            require(value == read, where, value, read);
        } else if (value instanceof Enum<?> constant) {
            require(read instanceof Enum<?> other && other.name().equals(constant.name()), where, value, read);
        } else if (then.raw().equals("Part") || then.raw().equals("S")) {
            String name = value.getClass().getSimpleName();
            require(read.getClass().getSimpleName().equals(name), where, value, read);
            check(name, value, read);
        } else if (value instanceof Map<?, ?> map) {
            require(!fits(value, now) || read.getClass() == value.getClass(), where, value.getClass(), read.getClass());
            checkMap(where, now, map, (Map<?, ?>) read);
        } else if (isSequence(then)) {
            checkSequence(where, then, now, value, read);
        } else {
            require(widened(value, now.boxed().raw()).equals(read), where, value, read);
        }
    }

    private void checkMap(String where, Type now, Map<?, ?> map, Map<?, ?> read) {
        Map<Object, Object> expected = new HashMap<>();
        map.forEach((key, value) -> expected.put(
                widened(key, now.args().get(0).raw()),
                plain(widened(value, now.args().get(1).raw()))));
        Map<Object, Object> actual = new HashMap<>();
        read.forEach((key, value) -> actual.put(key, plain(value)));
        require(expected.equals(actual), where, map, read);
        if (map instanceof java.util.LinkedHashMap && read instanceof java.util.LinkedHashMap) {
            List<Object> keys = map.keySet().stream()
                    .map(key -> widened(key, now.args().get(0).raw()))
                    .toList();
            require(keys.equals(new ArrayList<>(read.keySet())), where, map, read);
        }
    }

    /** Constants from different loaders are compared by name. */
    private static Object plain(Object value) {
        return value instanceof Enum<?> constant ? "constant " + constant.name() : value;
    }

    private void checkSequence(String where, Type then, Type now, Object value, Object read)
            throws ReflectiveOperationException {
        require(!fits(value, now) || read.getClass() == value.getClass(), where, value.getClass(), read.getClass());
        List<Object> elements = elements(value);
        List<Object> others = elements(read);
        require(elements.size() == others.size(), where, value, read);
        boolean keepsOrder = read instanceof List
                || read instanceof java.util.LinkedHashSet
                || read.getClass().isArray();
        boolean hasOrder =
                !(value instanceof Set) || value instanceof SortedSet || value instanceof java.util.LinkedHashSet;
        if (keepsOrder && hasOrder) {
            for (int i = 0; i < elements.size(); i++) {
                check(where, then.args().get(0), now.args().get(0), elements.get(i), others.get(i));
            }
        } else {
            Set<Object> expected = new HashSet<>();
            elements.forEach(
                    each -> expected.add(widened(each, now.args().get(0).boxed().raw())));
            require(expected.equals(new HashSet<>(others)), where, value, read);
        }
    }

    private static Object widened(Object value, String to) {
        Object number = value instanceof Character c ? Integer.valueOf(c) : value;
        if (!(number instanceof Number n) || to.equals("Character")) {
            return value;
        }
        return switch (to) {
            case "Byte" -> n.byteValue();
            case "Short" -> n.shortValue();
            case "Integer" -> n.intValue();
            case "Long" -> n.longValue();
            case "Float" -> n.floatValue();
            case "Double" -> n.doubleValue();
            default -> value;
        };
    }

    private static List<Object> elements(Object sequence) {
        if (sequence instanceof Collection<?> collection) {
            return new ArrayList<>(collection);
        }
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(sequence); i++) {
            elements.add(Array.get(sequence, i));
        }
        return elements;
    }

    private static Object get(Object object, Member member) throws ReflectiveOperationException {
        Class<?> type = object.getClass();
        while (!type.getSimpleName().equals(member.owner())) {
            type = type.getSuperclass();
        }
        Field field = type.getDeclaredField(member.name());
        field.setAccessible(true);
        return field.get(object);
    }

    private static void require(boolean right, String where, Object expected, Object read) {
        if (!right) {
            throw new AssertionError(
                    where + " was " + Objects.toString(expected) + " and is read as " + Objects.toString(read));
        }
    }
}
