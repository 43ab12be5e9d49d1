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

/** The class that is being generated. */
final class GeneratedUnit {
    /** What a method that was declared is filled in with. */
    interface Body {
        void fillIn();
    }

    private final ClassSpec spec;
    private final MemberAccess members;
    private final Map<Object, FieldRef> constants = new HashMap<>();
    private final Map<String, Integer> names = new HashMap<>();
    private final Deque<Body> deferred = new ArrayDeque<>();
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
        FieldRef known = constants.get(value);
        if (known == null) {
            known = spec.constant(name + "_" + constantCount++, type, value);
            constants.put(value, known);
        }
        return known;
    }

    /** Declares a private static method. {@link #defer} takes what fills it in after the methods that call it. */
    MethodSpec method(String name, MethodTypeDesc type) {
        return spec.method(Modifier.PRIVATE | Modifier.STATIC, name + "_" + methodCount++, type);
    }

    /** Takes what fills in a method that was declared. */
    void defer(Body body) {
        deferred.add(body);
    }

    /** Fills in all methods, also those that come up meanwhile. */
    void fillInMethods() {
        while (!deferred.isEmpty()) {
            beginMethod();
            deferred.poll().fillIn();
        }
    }

    /** Returns a name that no other variable of the method has. */
    String unique(String name) {
        Integer known = names.get(name);
        int count = known == null ? 1 : known + 1;
        names.put(name, count);
        return count == 1 ? name : name + "_" + count;
    }

    /** Forgets the names of the method before. */
    void beginMethod() {
        names.clear();
    }
}
