package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.Set;

/**
 * Looks for reasons why a Kotlin property that is computed when it is asked for ({@code val x by lazy { … }}) may have another value in
 * a copy, and for delegates that are functions without state. Class files that can't be read are trusted, and so is the code of other
 * classes. Not for use by several threads.
 */
public final class LazyValues {
    private static final String UNKNOWN = "is computed by a function that is not found";

    private static final String UNHELD = "uses what no 'val' holds";

    private final Class<?> type;

    private final LazyCode code;

    /**
     * @param type the class that declares the properties
     * @param instances the class of the instances: that one, or a subclass
     * @param mutable the fields that hold collections or maps by which these can be changed
     */
    public LazyValues(Class<?> type, Class<?> instances, Set<Field> mutable) {
        this.type = type;
        code = new LazyCode(type, instances, mutable);
    }

    /**
     * Returns what may give a copy another value, as the end of a sentence about the property; null if nothing is found.
     *
     * @param delegate the field with what the property delegates to
     * @param value the declared class of the value
     * @param isMutable whether it is declared as a collection or a map that can be changed
     */
    public String obstacle(Field delegate, Class<?> value, boolean isMutable) {
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            MethodCode found = code(constructor);
            for (int i = 0; found != null && i < found.instructions().size(); i++) {
                String obstacle = stores(found.instructions().get(i), delegate.getName())
                        ? ofStored(found, i, value, isMutable)
                        : null;
                if (obstacle != null) {
                    return obstacle;
                }
            }
        }
        return null;
    }

    private String ofStored(MethodCode constructor, int end, Class<?> value, boolean isMutable) {
        int call = LazyLocals.before(constructor, end);
        if (call < 0) {
            return UNKNOWN;
        }
        Instruction made = constructor.instructions().get(call);
        if (!takesFunction(made)) {
            boolean isOf =
                    made.kind() == Kind.CALL_STATIC && made.member().name().equals("lazyOf");
            String captured = captured(constructor, isOf ? call : call + 1, 1);
            return captured == null || isOf ? captured : UNKNOWN;
        }
        int place = LazyLocals.before(constructor, call);
        Instruction given = place < 0 ? null : constructor.instructions().get(place);
        Member function = given == null ? null : LazyCode.function(given);
        if (function == null
                || given.kind() != Kind.CALL_DYNAMIC && code.isThere(function) && code.find(function) == null) {
            return UNKNOWN;
        }
        String obstacle = captured(constructor, place, capturedBy(given));
        if (obstacle == null) {
            obstacle = code.obstacle(function);
        }
        return obstacle == null ? new LazyResults(code, value, isMutable).obstacle(function) : obstacle;
    }

    /** Whether a call makes an object of a function, its last argument: Kotlin's {@code lazy}, or one of others. */
    private static boolean takesFunction(Instruction call) {
        return switch (call.kind()) {
            case CALL_STATIC, CALL_VIRTUAL, CALL_SPECIAL ->
                call.member().descriptor().contains("Lkotlin/jvm/functions/Function0;)");
            default -> false;
        };
    }

    private static int capturedBy(Instruction made) {
        boolean takes = made.kind() == Kind.CALL_DYNAMIC || made.kind() == Kind.CALL_SPECIAL;
        return takes ? Descriptors.parameters(made.member().descriptor()).size() : 0;
    }

    /** Why one of some values that are put right before an instruction may be another in a copy; null if none is found. */
    private String captured(MethodCode constructor, int end, int count) {
        int place = end;
        for (int i = 0; i < count; i++) {
            place = LazyLocals.before(constructor, place);
            String obstacle = place < 0
                    ? UNHELD
                    : captured(constructor, constructor.instructions().get(place));
            if (obstacle != null) {
                return obstacle;
            }
        }
        return null;
    }

    private String captured(MethodCode constructor, Instruction value) {
        if (value.kind() != Kind.LOAD) {
            return value.kind() == Kind.CONSTANT ? null : UNHELD;
        }
        int local = value.number();
        if (local == 0) {
            return null;
        }
        Field holder = LazyLocals.holder(constructor, type, local);
        if (holder == null) {
            String name = local < constructor.names().length ? constructor.names()[local] : null;
            return name == null ? UNHELD : "uses parameter '" + name + "', which no 'val' holds";
        }
        return code.mayChange(holder) ? "uses '" + holder.getName() + "', which can change" : null;
    }

    /** Tells whether all that constructors store in the field with a delegate are lambdas that capture nothing. */
    public boolean isFunctionAlone(Field delegate) {
        boolean isStored = false;
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            MethodCode found = code(constructor);
            if (found == null) {
                return false;
            }
            for (int i = 0; i < found.instructions().size(); i++) {
                if (stores(found.instructions().get(i), delegate.getName())) {
                    isStored = true;
                    int made = LazyLocals.before(found, i);
                    if (made < 0 || !capturesNothing(found.instructions().get(made))) {
                        return false;
                    }
                }
            }
        }
        return isStored;
    }

    private static boolean capturesNothing(Instruction made) {
        return made.kind() == Kind.CALL_DYNAMIC
                && made.member().owner().equals("java/lang/invoke/LambdaMetafactory")
                && made.member().descriptor().startsWith("()");
    }

    private static boolean stores(Instruction instruction, String field) {
        return instruction.kind() == Kind.PUT_FIELD
                && instruction.member().name().equals(field);
    }

    private MethodCode code(Constructor<?> constructor) {
        return code.find(new Member(ClassFiles.internalName(type), "<init>", Descriptors.of(constructor)));
    }
}
