package dev.piculet.jackson.kotlin.generator;

import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.forever;
import static dev.piculet.codegen.Expressions.isTrue;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.loop;
import static dev.piculet.codegen.Expressions.not;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.switchOnString;
import static dev.piculet.codegen.Expressions.tryCatch;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.access.expression.MemberAccess;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.Expression;
import dev.piculet.codegen.Local;
import dev.piculet.codegen.Loop;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.StringSwitch;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Generates the class that reads instances of one class: names are expected in declared order, each compared with the
 * input itself, and from the first other one on looked up by a switch. Values stay in local variables, unboxed, until
 * the creator is called.
 */
public final class ReaderGenerator {
    /** Where an exception comes from when it is no property's: from the structure of the input. */
    public static final int NOWHERE = -1;

    /** Where an exception comes from when the creator throws it, or what sets the rest. */
    public static final int CREATOR = -2;

    /** More always make a method that the JIT compiler refuses; fewer may, as {@link #isTooLarge} tells. */
    public static final int MAX_PROPERTIES = 80;

    /** The JIT compiler leaves longer methods to the interpreter: HotSpot's limit in bytes of bytecode. */
    private static final int HUGE_METHOD = 8_000;

    private static final ClassDesc EXCEPTION = JacksonTypes.desc(Exception.class);

    private final ReaderPlan plan;
    private final ReaderScope scope;
    private final List<PropertyCode> properties = new ArrayList<>();
    private final Local unknown;
    private final Local skips = local("skips", ConstantDescs.CD_boolean);
    private final Local at = local("at", ConstantDescs.CD_int);

    private ReaderGenerator(ReaderPlan plan, ReaderScope scope) {
        this.plan = plan;
        this.scope = scope;
        unknown = local("unknown", scope.calls.buffer);
        Class<?>[] parameters = plan.creator().member().getParameterTypes();
        List<ReadProperty> all = plan.all();
        for (int i = 0; i < all.size(); i++) {
            Class<?> target = i < parameters.length ? parameters[i] : Object.class;
            properties.add(new PropertyCode(scope, all.get(i), i, target));
        }
    }

    /**
     * Returns the class that reads as planned; it becomes a nestmate of {@link ReaderPlan#type()}.
     *
     * @param caller finds members that the nest does not reach
     * @throws dev.piculet.access.UnsupportedClassException when nothing reaches one
     */
    public static ClassSpec generate(ReaderPlan plan, JacksonTypes types, MethodHandles.Lookup caller) {
        ReaderCalls calls = new ReaderCalls(types);
        Class<?> host = plan.type();
        ClassSpec spec = ClassSpec.of(host.getPackageName(), GeneratedNames.of(host, "Reader"))
                .superclass(calls.reader);
        spec.constructor(MethodTypeDesc.of(ConstantDescs.CD_void)).body();
        MethodSpec method = spec.method(
                Modifier.PUBLIC, "read", MethodTypeDesc.of(ConstantDescs.CD_Object, calls.parser, calls.context));
        Presence presence = new Presence(plan.all().size());
        MemberAccess members = MemberAccess.of(spec, host, caller);
        method.body(new ReaderGenerator(plan, new ReaderScope(calls, members, presence, spec, method)).body());
        return spec;
    }

    /** Tells whether the reader would be a method that the JIT compiler refuses. */
    public static boolean isTooLarge(ReaderPlan plan) {
        return estimatedSize(plan) >= HUGE_METHOD;
    }

    /** Bytes of bytecode that the reading method does not exceed; found by MethodSizesTest. */
    static int estimatedSize(ReaderPlan plan) {
        int size = 300;
        for (ReadProperty property : plan.all()) {
            boolean isPrimitive = ReaderCalls.typeOf(property.kind()).isPrimitive();
            int once = property.valueClass().isPresent() ? 260 : isPrimitive ? 110 : 150;
            size += once + property.aliases().size() * once / 2;
        }
        return size;
    }

    private List<Expression> body() {
        List<Expression> code = new ArrayList<>();
        scope.presence.declare(code);
        for (PropertyCode property : properties) {
            code.add(property.declare());
        }
        code.add(let(unknown, nullOf(unknown.type())));
        code.add(let(at, constant(NOWHERE)));
        Local exception = local("exception", EXCEPTION);
        code.add(tryCatch(
                sequence(readInOrder(), readByName(), create()),
                EXCEPTION,
                exception,
                returns(scope.calls.failed(scope.self, exception, at, scope.context))));
        return code;
    }

    private Expression readInOrder() {
        if (properties.isEmpty()) {
            return when(not(scope.calls.isAtName(scope.in)), scope.calls.advance(scope.in));
        }
        Loop inOrder = Loop.named("inOrder");
        List<Expression> code = new ArrayList<>();
        for (PropertyCode property : properties) {
            Expression name =
                    scope.constant("NAME_" + property.index, scope.calls.name, property.property.preparedName());
            code.add(when(
                    not(property.index == 0 ? scope.calls.isFirst(scope.in, name) : scope.calls.isNext(scope.in, name)),
                    inOrder.breakLoop()));
            code.add(read(property));
        }
        code.add(scope.calls.advance(scope.in));
        code.add(inOrder.breakLoop());
        return forever(inOrder, code.toArray(new Expression[0]));
    }

    private Expression readByName() {
        StringSwitch names = switchOnString(scope.calls.currentName(scope.in));
        Set<String> known = new HashSet<>();
        for (PropertyCode property : properties) {
            known.add(property.property.name());
            names.on(property.property.name(), read(property));
        }
        for (PropertyCode property : properties) {
            for (String alias : property.property.aliases()) {
                // A property's own name counts more than another one's alias.
                if (known.add(alias)) {
                    names.on(alias, read(property));
                }
            }
        }
        Expression other = names.otherwise(when(
                isTrue(skips),
                scope.calls.skip(scope.in),
                set(unknown, scope.calls.unknown(scope.self, scope.in, scope.context, unknown))));
        return when(
                scope.calls.isAtName(scope.in),
                sequence(
                        let(skips, scope.calls.skipsUnknown(scope.self, scope.context)),
                        loop(scope.calls.isAtName(scope.in), other, scope.calls.advance(scope.in))));
    }

    private Expression read(PropertyCode property) {
        return sequence(set(at, constant(property.index)), property.read(), set(at, constant(NOWHERE)));
    }

    private Expression create() {
        return new CreationCode(plan.creator(), properties, scope).create(at, unknown);
    }
}
