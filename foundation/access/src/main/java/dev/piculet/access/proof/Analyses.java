package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Part;
import dev.piculet.codegen.classfile.ClassFile;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The effects of the methods that take part in the creation of one class's instances; each is followed once. */
final class Analyses {
    private static final int MAX_DEPTH = 12;

    /** The JVM's flag of an enum. */
    static final int ENUM = 0x4000;

    /** Stands for the number of the argument that is the builder where none is. */
    static final int NO_BUILDER = -1;

    /** Parts are counted from here: arguments of methods that take a builder have lower numbers. */
    static final int FIRST_PART = 16;

    final ClassFiles files;

    /** Of the builder's class; null if there is no builder. */
    private final ClassFiles builderFiles;

    /** The keys of the builder's fields that code reads, each with its number. */
    private final Map<String, Integer> parts = new LinkedHashMap<>();

    private final Map<String, Effects> known = new HashMap<>();

    private final AnalysisBudget budget = new AnalysisBudget();

    private int depth;

    /** Whether class files tell what runs; null until it is asked for. */
    private Boolean areLoaded;

    Analyses(Class<?> type) {
        files = new ClassFiles(type);
        builderFiles = null;
    }

    /** @param builder the exact class of an argument whose fields may be set to anything before the constructor gets it */
    Analyses(Class<?> type, Class<?> builder) {
        files = new ClassFiles(type);
        builderFiles = new ClassFiles(builder);
    }

    /** Returns what a field of the builder held at first. */
    Value part(Member field, int builder) {
        String key = builderFiles.fieldKey(field);
        Integer number = parts.get(key);
        if (number == null) {
            number = FIRST_PART + parts.size();
            parts.put(key, number);
        }
        return new Part(builder, number, key);
    }

    /** Whether the class, its superclasses and the builder have the members that their class files have. */
    boolean areLoaded() {
        if (areLoaded == null) {
            areLoaded = files.haveLoadedMembers() && (builderFiles == null || builderFiles.haveLoadedMembers());
        }
        return areLoaded;
    }

    /** Returns the effects of a constructor; null if they are unknown. */
    Effects of(Constructor<?> constructor, int builder) {
        String owner = ClassFiles.internalName(constructor.getDeclaringClass());
        Member member = new Member(owner, "<init>", Descriptors.of(constructor));
        return of(Instruction.Kind.CALL_SPECIAL, member, true, builder, /* isShared= */ false);
    }

    /** The keys of the builder's fields that the code reads which has been followed. */
    Set<String> parts() {
        return parts.keySet();
    }

    /**
     * Returns the effects of a call; null if the called method or its effects are unknown.
     *
     * @param ofReceiver whether the receiver is the instance that is created, so that its class is known
     * @param builder the number of the argument that is the builder, whose class is known as well, or {@link #NO_BUILDER}
     * @param isShared whether other code, or another argument, may have that instance, too
     */
    Effects of(Instruction.Kind kind, Member method, boolean ofReceiver, int builder, boolean isShared) {
        String owner = method.owner();
        if (kind == Instruction.Kind.CALL_VIRTUAL && (ofReceiver || builder == 0)) {
            owner = (ofReceiver ? files : builderFiles).implementer(method);
        }
        ClassFile file = owner == null || owner.startsWith("[") || !areLoaded() ? null : files.find(owner);
        if (file == null) {
            return null;
        }
        boolean isOpen = kind == Instruction.Kind.CALL_VIRTUAL && !ofReceiver && builder != 0;
        // Of one method, a call by super is followed, and one of any instance is not.
        String key = owner + "." + method.name() + method.descriptor() + ofReceiver + builder + isOpen + isShared;
        if (known.containsKey(key)) {
            return known.get(key);
        }
        // While it is followed, a call of itself is one of unknown code.
        known.put(key, null);
        MethodCode code = ClassFiles.method(file, method.name(), method.descriptor());
        boolean isExact = !isOpen || isFinal(file, code);
        if (code == null || !isExact || depth >= MAX_DEPTH || !AnalysisBudget.isOrdinary(method, code)) {
            return null;
        }
        depth++;
        Effects effects = follow(method, code, ofReceiver, builder, isShared);
        depth--;
        known.put(key, effects);
        return effects;
    }

    private Effects follow(Member method, MethodCode code, boolean ofReceiver, int builder, boolean isShared) {
        int kept = budget.kept();
        try {
            MethodAnalysis analysis = new MethodAnalysis(this, method, code, ofReceiver, builder, budget);
            if (isShared) {
                analysis.shareReceiver();
            }
            return analysis.run();
        } catch (AnalysisBudget.ExceededException e) {
            return null;
        } catch (IndexOutOfBoundsException | ClassCastException | NullPointerException e) {
            // Not the code that the JVM has verified: the class file is another one, or damaged.
            return null;
        } finally {
            budget.keepOnly(kept);
        }
    }

    /** Whether a static field holds the same immutable object always: an enum's constant, or one like {@code BigDecimal.ONE}. */
    boolean isConstant(Member field) {
        boolean isOfOwner = field.descriptor().equals("L" + field.owner() + ";");
        ClassFile file = isOfOwner ? files.find(field.owner()) : null;
        if (file == null) {
            return false;
        }
        int access = ClassFiles.fieldAccess(file, field);
        // Another field of an enum may hold one of its constants here, and another one in the next JVM.
        boolean isSame = (file.access() & ENUM) == 0 ? KnownMethods.isValue(field.descriptor()) : (access & ENUM) != 0;
        return isSame && Modifier.isFinal(access);
    }

    /** Whether a constant of an enum may be read before it is stored: by what an earlier one is given. */
    boolean mayBeNull(Member constant) {
        boolean isOfTheJdk = ChangingCode.isOfTheJdk(constant);
        ClassFile file = isOfTheJdk ? null : files.find(constant.owner());
        MethodCode initializer = file == null ? null : ClassFiles.method(file, "<clinit>", "()V");
        for (int i = 0; initializer != null && i < initializer.instructions().size(); i++) {
            Instruction instruction = initializer.instructions().get(i);
            if (instruction.kind() == Instruction.Kind.PUT_STATIC
                    && instruction.member().equals(constant)) {
                return mayBeReadBefore(initializer, i, constant.owner(), /* user= */ "");
            }
        }
        return !isOfTheJdk;
    }

    /** Whether a static field is one of an enum. */
    boolean isOfEnum(String field) {
        ClassFile file = files.find(field.substring(0, field.lastIndexOf('.')));
        return file != null && (file.access() & ENUM) != 0;
    }

    /**
     * Whether a static field always holds one object that its class has made while it was loaded. Only asked of fields of a class
     * that is looked at anyway, and of the class that they hold one or several of, such as {@code EMPTY}.
     *
     * @param user the class whose code reads it
     */
    boolean isMadeOnce(Member field, String user) {
        boolean isNear = field.owner().equals(user) || field.descriptor().endsWith("L" + field.owner() + ";");
        ClassFile file = isNear ? files.find(field.owner()) : null;
        boolean isFinal = file != null && Modifier.isFinal(ClassFiles.fieldAccess(file, field));
        MethodCode initializer = isFinal ? ClassFiles.method(file, "<clinit>", "()V") : null;
        boolean isMade = false;
        for (int i = 0; initializer != null && i < initializer.instructions().size(); i++) {
            Instruction instruction = initializer.instructions().get(i);
            if (instruction.kind() == Instruction.Kind.PUT_STATIC
                    && instruction.member().equals(field)) {
                if (!makes(initializer.before(i)) || mayBeReadBefore(initializer, i, field.owner(), user)) {
                    return false;
                }
                isMade = true;
            }
        }
        return isMade;
    }

    /**
     * Whether code may have read a static field while its class was loaded, and found null: that of instances which were made before
     * it was stored, or other code that is not the JDK's.
     *
     * @param place the instruction that stores it
     * @param user the class whose code reads it; empty for a constant of an enum, which is read by others
     */
    private static boolean mayBeReadBefore(MethodCode initializer, int place, String owner, String user) {
        for (Instruction instruction : initializer.instructions().subList(0, place)) {
            boolean isHarmless = switch (instruction.kind()) {
                // A companion, or the body of an enum's constant.
                case NEW, CALL_SPECIAL ->
                    isOfTheJdk(instruction)
                            || instruction.member().owner().startsWith(owner + (user.isEmpty() ? "$" : "$Companion"))
                            || isOf(owner, instruction) && !owner.equals(user);
                case CALL_VIRTUAL, CALL_STATIC -> isOfTheJdk(instruction);
                case GET_STATIC -> isOfTheJdk(instruction) || isOf(owner, instruction);
                // Handed to the JDK, a function may make instances, too; constants of enums only keep theirs.
                case CALL_DYNAMIC -> user.isEmpty();
                default -> true;
            };
            if (!isHarmless) {
                return true;
            }
        }
        return false;
    }

    /** Whether the code of a method that only reads, by its name, changes something nevertheless. */
    boolean isSeenToChange(Member method) {
        return new ChangingCode(files).isSeen(method);
    }

    private static boolean isOfTheJdk(Instruction instruction) {
        return ChangingCode.isOfTheJdk(instruction.member());
    }

    private static boolean isOf(String owner, Instruction instruction) {
        return instruction.member().owner().equals(owner);
    }

    private static boolean makes(Instruction instruction) {
        return instruction != null
                && (instruction.kind() == Instruction.Kind.NEW_ARRAY
                        || instruction.kind() == Instruction.Kind.CALL_SPECIAL
                                && instruction.member().name().equals("<init>"));
    }

    private static boolean isFinal(ClassFile file, MethodCode code) {
        int fixed = Modifier.FINAL | Modifier.PRIVATE;
        return code != null && ((code.access() & fixed) != 0 || (file.access() & Modifier.FINAL) != 0);
    }
}
