package dev.piculet.binary.evolution;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A version of a random hierarchy: class {@code A} below {@code B} below {@code C}, and the classes that they refer to.
 */
final class ClassVersion {
    /** A type by its simple name; an array is named {@code []}. */
    record Type(String raw, List<Type> args) {
        static Type of(String raw, Type... args) {
            return new Type(raw, List.of(args));
        }

        boolean isPrimitive() {
            return PRIMITIVES.contains(raw);
        }

        Type boxed() {
            return isPrimitive() ? of(BOXES.get(PRIMITIVES.indexOf(raw))) : this;
        }

        @Override
        public String toString() {
            if (raw.equals("[]")) {
                return args.get(0) + "[]";
            }
            String inner = args.toString();
            return args.isEmpty() ? raw : raw + "<" + inner.substring(1, inner.length() - 1) + ">";
        }
    }

    /** The way to create objects of a class. */
    enum Make {
        /** Without arguments, then field by field. */
        EMPTY,
        RECORD,
        /** By a constructor that stores its arguments. */
        WHOLE,
        /** Without a constructor: its code can't be analysed. */
        BARE
    }

    /** @param former the field's former name if it is an alias, or null */
    record Member(String owner, String name, Type type, String former) {}

    static final List<String> PRIMITIVES =
            List.of("byte", "short", "char", "int", "long", "float", "double", "boolean");
    static final List<String> BOXES =
            List.of("Byte", "Short", "Character", "Integer", "Long", "Float", "Double", "Boolean");
    static final List<String> SEQUENCES =
            List.of("List", "ArrayList", "Collection", "Set", "LinkedHashSet", "TreeSet", "[]");
    static final List<String> MAPS = List.of("Map", "LinkedHashMap", "TreeMap");
    static final List<String> MAKEABLE = List.of("A", "Part", "S0", "S1", "S2");
    private static final List<Make> MAKES = List.of(Make.EMPTY, Make.EMPTY, Make.RECORD, Make.WHOLE, Make.BARE);
    private static final List<String> HIERARCHY = List.of("A", "B", "C");

    final List<String> hierarchy;
    final List<Member> members = new ArrayList<>();
    final List<String> constants = new ArrayList<>(List.of("RED", "GREEN", "BLUE"));
    final List<String> choices = new ArrayList<>(List.of("S0", "S1", "S2"));
    private final Map<String, Make> makes = new HashMap<>();
    private final Random random;

    ClassVersion(Random random) {
        this.random = random;
        hierarchy = HIERARCHY.subList(0, 1 + random.nextInt(3));
        MAKEABLE.forEach(each -> makes.put(each, pick(MAKES)));
        for (int count = random.nextInt(21); count > 0; count--) {
            add(pick(hierarchy), anyType());
        }
        for (String owner : List.of("Part", "Part", "Part", "S0", "S1", "S1", "S2")) {
            add(owner, scalar());
        }
    }

    private ClassVersion(ClassVersion other) {
        random = other.random;
        hierarchy = other.hierarchy;
        other.members.forEach(each -> members.add(new Member(each.owner, each.name, each.type, null)));
        constants.clear();
        constants.addAll(other.constants);
        choices.clear();
        choices.addAll(other.choices);
        makes.putAll(other.makes);
    }

    /** Returns the classes after a few random changes. */
    ClassVersion evolved() {
        ClassVersion next = new ClassVersion(this);
        for (int steps = 1 + random.nextInt(5); steps > 0; steps--) {
            next.step();
        }
        next.members.removeIf(each -> choices.contains(each.owner) && !next.choices.contains(each.owner));
        Collections.shuffle(next.members, random);
        return next;
    }

    /** The way to create objects of a class; in a hierarchy, field by field. */
    Make make(String type) {
        boolean isPart = type.equals("A") ? hierarchy.size() > 1 : hierarchy.contains(type);
        return isPart ? Make.EMPTY : makes.getOrDefault(type, Make.EMPTY);
    }

    List<Member> membersOf(String type) {
        List<Member> found = new ArrayList<>();
        for (Member each : members) {
            if (each.owner.equals(type) || type.equals("A") && hierarchy.contains(each.owner)) {
                found.add(each);
            }
        }
        return found;
    }

    private void step() {
        int at = random.nextInt(members.size());
        Member member = members.get(at);
        boolean isPlain = hierarchy.contains(member.owner);
        switch (random.nextInt(11)) {
            case 0 -> add(member.owner, isPlain ? anyType() : scalar());
            case 1 -> members.remove(at);
            case 2 -> rename(at, member);
            case 3, 4, 5 -> members.set(at, new Member(member.owner, member.name, retyped(member.type), member.former));
            case 6 -> move(at, member, isPlain);
            case 7 -> gain(member, isPlain);
            case 8 -> makes.put(pick(MAKEABLE), pick(MAKES));
            case 9 -> change(constants, "C" + random.nextInt(100));
            default -> change(choices, choices.get(0));
        }
        if (members.isEmpty()) {
            add("A", scalar());
        }
    }

    private void add(String owner, Type type) {
        addNamed(owner, "f" + random.nextInt(30), type);
    }

    private void addNamed(String owner, String name, Type type) {
        if (isFree(owner, name)) {
            members.add(new Member(owner, name, type, null));
        }
    }

    private boolean isFree(String owner, String name) {
        return members.stream().noneMatch(each -> each.owner.equals(owner) && each.name.equals(name));
    }

    private void rename(int at, Member member) {
        String name = "g" + random.nextInt(30);
        if (isFree(member.owner, name)) {
            String former = member.former == null ? member.name : member.former;
            boolean told = random.nextInt(4) > 0 && members.stream().noneMatch(each -> former.equals(each.former));
            members.set(at, new Member(member.owner, name, member.type, told ? former : null));
        }
    }

    private void move(int at, Member member, boolean isPlain) {
        String owner = pick(hierarchy);
        if (isPlain && isFree(owner, member.name)) {
            members.set(at, new Member(owner, member.name, member.type, member.former));
        }
    }

    private void gain(Member member, boolean isPlain) {
        if (isPlain) {
            addNamed(pick(hierarchy), member.name, random.nextBoolean() ? member.type : anyType());
        }
    }

    private void change(List<String> names, String added) {
        if (random.nextBoolean() && names.size() > 1) {
            names.remove(random.nextInt(names.size()));
        } else if (!names.contains(added)) {
            names.add(added);
        }
        Collections.shuffle(names, random);
    }

    private Type retyped(Type type) {
        return switch (random.nextInt(7)) {
            case 0 -> type.raw.equals("Optional") ? type : Type.of("Optional", type.boxed());
            case 1 -> type.boxed();
            case 2 -> BOXES.contains(type.raw) ? Type.of(PRIMITIVES.get(BOXES.indexOf(type.raw))) : type;
            case 3 -> scalar();
            default -> widened(type);
        };
    }

    private Type widened(Type type) {
        if (type.isPrimitive()) {
            return Type.of(pick(PRIMITIVES));
        } else if (BOXES.contains(type.raw)) {
            return Type.of(pick(BOXES));
        } else if (type.args.isEmpty()) {
            return random.nextInt(4) > 0 ? type : anyType();
        }
        List<Type> args = new ArrayList<>(type.args);
        boolean inner = random.nextBoolean();
        if (inner) {
            int last = args.size() - 1;
            args.set(last, BOXES.contains(args.get(last).raw) ? Type.of(pick(BOXES)) : args.get(last));
        }
        boolean isSimple = isKey(args.get(0));
        if (!inner && isSimple && SEQUENCES.contains(type.raw)) {
            return new Type(pick(SEQUENCES), args.stream().map(Type::boxed).toList());
        }
        return !inner && MAPS.contains(type.raw) ? new Type(pick(MAPS), args) : checked(new Type(type.raw, args), type);
    }

    /** Sets hold only elements with a natural order. */
    private static Type checked(Type wanted, Type type) {
        return SEQUENCES.indexOf(wanted.raw) >= 3 && !wanted.raw.equals("[]") && !isKey(wanted.args.get(0))
                ? type
                : wanted;
    }

    private static boolean isKey(Type type) {
        return List.of("String", "Integer", "Long", "int", "long").contains(type.raw);
    }

    private Type anyType() {
        return switch (random.nextInt(8)) {
            case 0 -> Type.of(pick(List.of("List", "ArrayList", "Collection")), scalar().boxed());
            case 1 -> Type.of(pick(SEQUENCES), key());
            case 2 -> Type.of(pick(MAPS), key(), scalar().boxed());
            case 3 -> Type.of("Optional", scalar().boxed());
            case 4 -> Type.of("[]", scalar());
            case 5 -> Type.of(pick(List.of("Part", "S", "E")));
            default -> scalar();
        };
    }

    private Type key() {
        return Type.of(pick(List.of("String", "Integer", "Long")));
    }

    private Type scalar() {
        return Type.of(
                switch (random.nextInt(4)) {
                    case 0 -> "String";
                    case 1 -> pick(BOXES);
                    case 2 -> "E";
                    default -> pick(PRIMITIVES);
                });
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    String source(String packageName) {
        return new ClassSource(this).of(packageName);
    }
}
