package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.construct;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.put;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.tryCatch;

import dev.piculet.access.expression.MemberAccess;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * Generates the class that reads instances of one class: names are expected in one order, each compared with the input
 * itself; any other is looked up by a switch, and the order is expected again from there on.
 *
 * <p>Values stay in local variables, unboxed, until the creator is called. Where that were too long a method for the JIT
 * compiler, the class is its own store instead: it makes an instance of itself for each instance that it reads, and keeps
 * the values in that one's fields, from one method to the next.
 *
 * <p>If the creator takes nothing, it is called first, and values are set as soon as they were read. A builder is read so, and
 * another method of the class lets it build.
 */
public final class ReaderGenerator {
    /** Where an exception comes from when it is no property's: from the structure of the input. */
    public static final int NOWHERE = -1;

    /** Where an exception comes from when the creator throws it. */
    public static final int CREATOR = -2;

    /** Where an exception comes from when it is thrown for a missing argument, or null, or by what sets the rest after the creator. */
    public static final int SETTING = -3;

    /** Where an exception comes from when what was read for an argument is of a class that its parameter does not take. */
    public static final int UNFIT = -4;

    /** Where it comes from when that stands in for what is missing, or null: behind the object. */
    public static final int UNFIT_INSTEAD = -5;

    /** Where an exception comes from when a taken value is wrapped: this less the property's number. */
    public static final int TAKEN = -6;

    /** The JIT compiler leaves longer methods to the interpreter: HotSpot's limit in bytes of bytecode. */
    private static final int HUGE_METHOD = 8_000;

    /**
     * HotSpot's first compiler gives up, for want of registers or of slots, on a method that reads more than 30
     * properties, which is then interpreted until the second one takes it. A few less, as values may take more code.
     */
    private static final int MAX_IN_ONE_METHOD = 24;

    private final ReaderPlan plan;
    private final ClassSpec spec;
    private final ReaderScope scope;
    private final List<PropertyCode> properties = new ArrayList<>();
    private final Variable at;

    /** Null if the creator takes properties, as the other parts of code for instances are then not. */
    private final AssigningCode assigning;

    private final SettingCode setting;
    private final ReadingCode reading;
    private final CreationCode creation;

    private ReaderGenerator(ReaderPlan plan, ClassSpec spec, ReaderScope scope) {
        this.plan = plan;
        this.spec = spec;
        this.scope = scope;
        at = scope.variable("at", ConstantDescs.CD_int);
        List<ReadProperty> all = plan.all();
        for (int i = 0; i < all.size(); i++) {
            properties.add(new PropertyCode(scope, all.get(i), i, plan.target(i), !plan.createsFirst(), at));
        }
        List<PropertyCode> inOrder = new ArrayList<>();
        for (int index : plan.expected()) {
            inOrder.add(properties.get(index));
        }
        NameCode names = new NameCode(scope, spec, inOrder);
        if (plan.createsFirst()) {
            assigning = new AssigningCode(scope, plan, at);
            reading = ReadingCode.assigning(scope, names, inOrder, assigning, at);
            setting = null;
            creation = null;
        } else {
            List<PropertyCode> arguments =
                    properties.subList(0, plan.arguments().size());
            assigning = null;
            List<PropertyCode> others = new ArrayList<>(inOrder);
            others.removeAll(arguments);
            setting = new SettingCode(scope, others);
            reading = ReadingCode.keeping(scope, names, inOrder, setting, at);
            creation = new CreationCode(plan.creator(), arguments, setting, scope);
        }
    }

    /**
     * Returns the class that reads as planned; it becomes a nestmate of {@link ReaderPlan#type()}.
     *
     * @param caller finds members that the nest does not reach
     * @throws dev.piculet.access.error.UnsupportedClassException when nothing reaches one
     */
    public static ClassSpec generate(ReaderPlan plan, JacksonTypes types, MethodHandles.Lookup caller) {
        ReaderCalls calls = new ReaderCalls(types);
        Class<?> host = plan.type();
        ClassSpec spec = ClassSpec.of(host.getPackageName(), GeneratedNames.of(host, "Reader"))
                .superclass(calls.reader);
        spec.constructor(MethodTypeDesc.of(ConstantDescs.CD_void)).body();
        MethodSpec read = spec.method(
                Modifier.PUBLIC, "read", MethodTypeDesc.of(ConstantDescs.CD_Object, calls.parser, calls.context));
        MemberAccess members = MemberAccess.of(spec, host, caller);
        int size = plan.all().size();
        if (size <= MAX_IN_ONE_METHOD) {
            ReaderScope scope = ReaderScope.ofMethod(calls, members, spec, read, size);
            read.body(new ReaderGenerator(plan, spec, scope).body());
        } else {
            ReaderScope scope = ReaderScope.ofObject(calls, members, spec, read, size);
            read.body(new ReaderGenerator(plan, spec, scope).bodyOfParts(read));
        }
        if (plan.build().isPresent()) {
            addBuild(spec, members, host, plan.build().get());
        }
        return spec;
    }

    private static void addBuild(ClassSpec spec, MemberAccess members, Class<?> builder, Method build) {
        MethodSpec method = spec.method(
                Modifier.PUBLIC, "build", MethodTypeDesc.of(ConstantDescs.CD_Object, ConstantDescs.CD_Object));
        Expression typed = cast(members.typeOf(builder), method.parameter(0, "builder"));
        method.body(returns(members.callVirtual(build, typed, List.of())));
    }

    /** Tells whether even parts of the reader would be methods that the JIT compiler refuses: there are too many names. */
    public static boolean isTooLarge(ReaderPlan plan) {
        return NameCode.estimatedSize(plan) >= HUGE_METHOD;
    }

    private List<Expression> body() {
        List<Expression> code = new ArrayList<>();
        if (assigning == null) {
            scope.presence.declare(code);
            setting.declare(code);
            for (PropertyCode property : properties) {
                code.add(property.declare());
            }
        }
        declareRest(code);
        code.add(
                assigning == null
                        ? orFailed(reading.inOneMethod(), creation.create(at, reading.unknown()))
                        : orFailed(assigning.create(), reading.inOneMethod(), returns(assigning.bean())));
        return code;
    }

    private void declareRest(List<Expression> code) {
        reading.declare(code);
        code.add(at.begin(constant(NOWHERE)));
        if (assigning != null) {
            assigning.declare(code);
        }
        if (scope.window != null) {
            scope.window.declare(code);
        }
    }

    private Expression orFailed(Expression... body) {
        Local failure = local("failure", ReaderCalls.FAILURE);
        return tryCatch(sequence(body), ReaderCalls.FAILURE, failure, returns(failed(failure)));
    }

    private Expression failed(Local failure) {
        if (assigning != null) {
            return scope.calls.failed(scope, failure, at.value(), assigning.bean());
        }
        int arguments = plan.arguments().size();
        return scope.createsEarly(arguments)
                ? scope.calls.failed(scope, failure, at.value(), scope.presence.allRead(arguments), reading.unknown())
                : scope.calls.failed(scope, failure, at.value());
    }

    /** Makes a store for the values of one instance, and lets that read. */
    private List<Expression> bodyOfParts(MethodSpec read) {
        MethodSpec all = spec.method(Modifier.PRIVATE, "readAll", MethodTypeDesc.of(ConstantDescs.CD_Object));
        List<Expression> code = new ArrayList<>();
        if (assigning == null) {
            scope.presence.declare(code);
            setting.declare(code);
        }
        declareRest(code);
        code.add(
                assigning == null
                        ? orFailed(reading.inParts(spec), creation.createByMethods(spec, at, reading.unknown()))
                        : orFailed(assigning.create(), reading.inParts(spec), returns(assigning.bean())));
        all.body(code);
        Local store = local("store", spec.type());
        return List.of(
                let(store, construct(MethodRef.ofConstructor(spec.type()))),
                scope.calls.shareOwner(store, scope.self),
                put(store, scope.in.field(), read.parameter(0, "in")),
                put(store, scope.context.field(), read.parameter(1, "context")),
                returns(call(store, all.ref())));
    }
}
