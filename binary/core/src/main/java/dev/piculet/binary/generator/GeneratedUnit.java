package dev.piculet.binary.generator;

import dev.piculet.access.expression.MemberAccess;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.FieldRef;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** The class that is being generated. */
final class GeneratedUnit {
    private final ClassSpec spec;
    private final MemberAccess members;
    private final Map<Object, FieldRef> constants = new HashMap<>();
    private final Map<String, Integer> names = new HashMap<>();
    private final Deque<Runnable> deferred = new ArrayDeque<>();
    private int constantCount;
    private int methodCount;

    GeneratedUnit(ClassSpec spec, MemberAccess members) {
        this.spec = spec;
        this.members = members;
    }

    ClassSpec spec() {
        return spec;
    }

    /** Accesses members of users' classes. */
    MemberAccess members() {
        return members;
    }

    /** Returns the constant that holds an object, one for each object. */
    FieldRef constant(String name, ClassDesc type, Object value) {
        return constants.computeIfAbsent(value, it -> spec.constant(name + "_" + constantCount++, type, it));
    }

    /** Declares a private static method. {@code body} fills it in after the methods that call it. */
    MethodSpec method(String name, MethodTypeDesc type, Consumer<MethodSpec> body) {
        MethodSpec method = spec.method(Modifier.PRIVATE | Modifier.STATIC, name + "_" + methodCount++, type);
        deferred.add(() -> {
            beginMethod();
            body.accept(method);
        });
        return method;
    }

    /** Fills in all methods, also those that come up meanwhile. */
    void fillInMethods() {
        while (!deferred.isEmpty()) {
            deferred.poll().run();
        }
    }

    /** Returns a name that no other variable of the method has. */
    String unique(String name) {
        int count = names.merge(name, 1, Integer::sum);
        return count == 1 ? name : name + "_" + count;
    }

    /** Forgets the names of the method before. */
    void beginMethod() {
        names.clear();
    }
}
