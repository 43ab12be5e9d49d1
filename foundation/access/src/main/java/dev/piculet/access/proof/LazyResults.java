package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Tells whether what a lazy value's code gives may be a new object that is changed later, which a copy would miss: by what the code
 * returns, and where that does not tell by the declared type.
 */
final class LazyResults {
    private static final String COLLECTION = "is a collection that gets elements later";

    private static final String NEW = "may be a new object that is changed later";

    /** What the names of methods begin with that give an element of what they are asked, in Kotlin's library and in others. */
    private static final List<String> TAKING =
            List.of("first", "last", "single", "elementAt", "find", "max", "min", "get");

    /** Kotlin's interfaces of what can't be changed by them. */
    private static final Set<Class<?>> READ_ONLY = Set.of(
            Iterable.class, java.util.Collection.class, java.util.List.class, java.util.Set.class, java.util.Map.class);

    private final LazyCode code;

    private final boolean isReadOnly;

    private final boolean isChangeable;

    /**
     * @param type the declared class of the value
     * @param isMutable whether it is declared as a collection or a map that can be changed
     */
    LazyResults(LazyCode code, Class<?> type, boolean isMutable) {
        this.code = code;
        isReadOnly = !isMutable && READ_ONLY.contains(type);
        isChangeable = isMutable || code.changeable().has(type.descriptorString());
    }

    /** Returns what is wrong with what a method gives, as the end of a sentence; null if nothing is found. */
    String obstacle(Member method) {
        return obstacle(method, 0);
    }

    private String obstacle(Member method, int depth) {
        MethodCode found = depth > LazyCode.MAX_DEPTH ? null : code.find(method);
        if (found == null) {
            return null;
        }
        for (int i = 0; i < found.instructions().size(); i++) {
            Instruction instruction = found.instructions().get(i);
            boolean gives = instruction.kind() == Kind.RETURN && instruction.number() > 0;
            String obstacle = gives ? ofReturn(found, i, method, depth) : null;
            if (obstacle != null) {
                return obstacle;
            }
        }
        return null;
    }

    private String ofReturn(MethodCode found, int end, Member method, int depth) {
        for (Instruction producer : producers(found, end)) {
            String obstacle = producer == null ? unlessUnchangeable() : of(producer, found, method, depth);
            if (obstacle != null) {
                return obstacle;
            }
        }
        return null;
    }

    private String of(Instruction producer, MethodCode found, Member method, int depth) {
        Member member = producer.member();
        return switch (producer.kind()) {
            case NEW_ARRAY -> NEW;
            case CALL_VIRTUAL, CALL_STATIC -> ofCall(producer, depth);
            case CALL_SPECIAL -> member.name().equals("<init>") ? ofConstructor(member) : ofCall(producer, depth);
            case LOAD -> LazyLocals.isParameter(found, method, producer.number()) ? null : unlessUnchangeable();
            case STACK -> unlessUnchangeable();
            default -> null;
        };
    }

    private String ofConstructor(Member constructor) {
        if (isReadOnly || !code.changeable().hasClass(constructor.owner())) {
            return null;
        }
        return KnownCollections.makesEmpty(constructor) ? COLLECTION : NEW;
    }

    private String ofCall(Instruction call, int depth) {
        Member method = call.member();
        if (call.kind() == Kind.CALL_STATIC && KnownCollections.makesFilled(method) != null) {
            return isReadOnly ? null : COLLECTION;
        }
        Member followed = code.followed(call);
        if (followed != null && code.find(followed) != null) {
            return obstacle(followed, depth + 1);
        }
        return takes(method) ? null : unlessUnchangeable();
    }

    /** Whether a method gives what is there already: a text gives new arrays. */
    private static boolean takes(Member method) {
        boolean isElement = false;
        for (String each : TAKING) {
            isElement |= method.name().startsWith(each);
        }
        return (isElement || KnownMethods.onlyReads(method)) && !KnownMethods.isImmutable("L" + method.owner() + ";");
    }

    private String unlessUnchangeable() {
        return isChangeable ? NEW : null;
    }

    /** The instructions that may have put what another one takes, without casts; null among them for one that is not found. */
    private static List<Instruction> producers(MethodCode code, int end) {
        int place = end;
        List<Instruction> found = new ArrayList<>();
        while (place > 0) {
            for (Instruction each : code.instructions()) {
                addJump(code, each, place, found);
            }
            Instruction last = code.instructions().get(place - 1);
            if (last.kind() != Kind.CAST) {
                addFallThrough(last, found);
                return found;
            }
            place--;
        }
        return found;
    }

    private static void addFallThrough(Instruction last, List<Instruction> found) {
        boolean goesOn = switch (last.kind()) {
            case JUMP, RETURN, THROW -> false;
            default -> true;
        };
        if (goesOn) {
            found.add(last);
        }
    }

    /** Adds what is put before an instruction that jumps to a place, if it does. */
    private static void addJump(MethodCode code, Instruction jump, int place, List<Instruction> found) {
        for (int target : jump.targets()) {
            if (target == place) {
                int before = place(code, jump) - 1;
                while (before >= 0 && code.instructions().get(before).kind() == Kind.CAST) {
                    before--;
                }
                boolean isPut = jump.kind() == Kind.JUMP && jump.number() == 0 && before >= 0;
                found.add(isPut ? code.instructions().get(before) : null);
            }
        }
    }

    private static int place(MethodCode code, Instruction instruction) {
        for (int i = 0; i < code.instructions().size(); i++) {
            if (code.instructions().get(i) == instruction) {
                return i;
            }
        }
        return -1;
    }
}
