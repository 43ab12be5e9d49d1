package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.block;
import static dev.piculet.codegen.Expressions.breakLoop;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.discard;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.forever;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.not;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.switchOn;
import static dev.piculet.codegen.Expressions.unbox;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.access.expression.CreatorCall;
import dev.piculet.access.expression.MemberAccess;
import dev.piculet.access.expression.ValueClassCall;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.IntSwitch;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.Loop;
import dev.piculet.jackson.bytes.ExpectedName;
import dev.piculet.jackson.bytes.ExpectedNames;
import dev.piculet.jackson.direct.DirectInput;
import dev.piculet.model.ValueClassModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Generates the class that reads instances of one class straight from bytes. Properties stand in the expected order, each
 * behind a case of a switch that falls through; a name that comes in another order is looked up, and the switch entered again.
 * Values stay in local variables until the creator is called, or are set at once. What is odd ends it, and its result is
 * thrown away.
 */
public final class DirectGenerator {
    /** Names of one method, whose code stays below the JIT compiler's limit. */
    public static final int MOST_NAMES = 64;

    private final DirectPlan plan;
    private final ClassSpec spec;
    private final MemberAccess members;
    private final Local in;

    /** By name: an alias has the same as its property. */
    private final Map<String, FieldRef> constants = new HashMap<>();

    private final Local bytes = local("bytes", DirectCalls.BYTES);
    private final Local end = local("end", ConstantDescs.CD_int);
    private final Local position = local("position", ConstantDescs.CD_int);
    private final Local next = local("next", ConstantDescs.CD_int);
    private final Local bean;
    private final DirectArguments arguments;

    private DirectGenerator(DirectPlan plan, ClassSpec spec, MemberAccess members, Local in) {
        this.plan = plan;
        this.spec = spec;
        this.members = members;
        this.in = in;
        bean = local("bean", members.typeOf(plan.type()));
        arguments = plan.createsFirst() ? null : new DirectArguments(plan, members, in);
    }

    /**
     * Returns the class that reads as planned; it becomes a nestmate of {@link DirectPlan#type()}.
     *
     * @param caller finds members that the nest does not reach
     * @throws dev.piculet.access.error.UnsupportedClassException when nothing reaches one
     */
    public static ClassSpec generate(DirectPlan plan, MethodHandles.Lookup caller) {
        Class<?> host = plan.type();
        ClassSpec spec = ClassSpec.of(host.getPackageName(), GeneratedNames.of(host, "DirectReader"))
                .superclass(DirectCalls.READER);
        spec.constructor(MethodTypeDesc.of(ConstantDescs.CD_void)).body();
        MethodSpec read = spec.method(
                Modifier.PUBLIC,
                "read",
                MethodTypeDesc.of(ConstantDescs.CD_Object, DirectCalls.INPUT, ConstantDescs.CD_int));
        MemberAccess members = MemberAccess.of(spec, host, caller);
        Local in = read.parameter(0, "in");
        read.body(new DirectGenerator(plan, spec, members, in).body(read.parameter(1, "at")));
        return spec;
    }

    private List<Expression> body(Local at) {
        List<Expression> code = new ArrayList<>();
        code.add(let(position, DirectCalls.enterObject(in, at)));
        code.add(when(less(position, constant(0)), returns(nullOf(ConstantDescs.CD_Object))));
        code.add(let(bytes, DirectCalls.bytes(in)));
        code.add(let(end, DirectCalls.end(in)));
        if (arguments == null) {
            code.add(let(bean, CreatorCall.of(plan.creator(), List.of(), members)));
        } else {
            arguments.declare(code);
        }
        code.add(let(next, constant(0)));
        code.add(readAll());
        code.add(arguments == null ? returns(bean) : arguments.create());
        return code;
    }

    private Expression readAll() {
        Loop reading = Loop.named("reading");
        Loop inOrder = Loop.named("inOrder");
        IntSwitch cases = switchOn(next).fallingThrough();
        List<String> names = new ArrayList<>();
        for (int index : plan.expected()) {
            String name = plan.properties().get(index).name();
            cases.on(names.size(), property(index, name, "NAME_" + index, names.isEmpty(), inOrder));
            names.add(name);
        }
        // Nobody expects aliases: these cases are entered when one was looked up.
        for (int index : plan.expected()) {
            for (String alias : plan.properties().get(index).aliases()) {
                cases.on(names.size(), property(index, alias, "ALIAS_" + names.size(), /* isFirst= */ false, inOrder));
                names.add(alias);
            }
        }
        Expression expected = constantOf("NAMES", DirectCalls.NAMES, ExpectedNames.of(names));
        return forever(
                reading,
                forever(inOrder, cases.otherwise(), breakLoop(inOrder)),
                set(next, DirectCalls.lookUp(in, expected, position, constant(plan.skipsUnknown()))),
                set(position, DirectCalls.position(in)),
                when(equal(next, constant(DirectInput.END)), breakLoop(reading)),
                when(less(next, constant(0)), returns(nullOf(ConstantDescs.CD_Object))));
    }

    private Expression property(int index, String text, String constant, boolean isFirst, Loop inOrder) {
        DirectProperty property = plan.properties().get(index);
        Expression name = constantOf(constant, DirectCalls.NAME, ExpectedName.of(text));
        Local at = local("at" + index, ConstantDescs.CD_int);
        return block(
                let(at, DirectCalls.valueBehind(name, isFirst, bytes, position, end)),
                when(less(at, constant(0)), breakLoop(inOrder)),
                read(property, index, at),
                arguments == null ? sequence() : arguments.markPresent(index));
    }

    private Expression read(DirectProperty property, int index, Local at) {
        Expression read = property.reader().isEmpty()
                ? DirectCalls.read(property.kind(), in, at)
                : DirectCalls.read(
                        constantOf(
                                "READER_" + index,
                                DirectCalls.VALUE,
                                property.reader().get()),
                        in,
                        at);
        Local value = local("read" + index, read.type());
        Expression taken = property.takesNull()
                ? sequence(
                        let(value, nullOf(value.type())), when(not(DirectCalls.passesNull(in, at)), set(value, read)))
                : let(value, read);
        return block(
                taken,
                set(position, DirectCalls.position(in)),
                when(less(position, constant(0)), returns(nullOf(ConstantDescs.CD_Object))),
                keep(property, index, value));
    }

    private Expression keep(DirectProperty property, int index, Local value) {
        Expression typed = typed(property, plan.target(index), value);
        if (arguments != null) {
            return arguments.keep(index, typed);
        }
        Member mutator = property.mutator().orElseThrow();
        if (mutator instanceof Field field) {
            return members.write(field, bean, typed);
        }
        Method setter = (Method) mutator;
        Expression call = members.callVirtual(setter, bean, List.of(typed));
        return setter.getReturnType() == void.class ? call : discard(call);
    }

    private Expression typed(DirectProperty property, Class<?> target, Local value) {
        if (property.valueClass().isEmpty()) {
            return typed(value, target);
        }
        ValueClassModel model = property.valueClass().get();
        return wrapped(model, target, typed(value, model.underlying().rawClass()));
    }

    private Expression typed(Local value, Class<?> type) {
        ClassDesc wanted = members.typeOf(type);
        if (type.isPrimitive() && !value.type().isPrimitive()) {
            return unbox(
                    wanted,
                    cast(members.typeOf(MethodType.methodType(type).wrap().returnType()), value));
        }
        return wanted.equals(value.type()) || wanted.equals(ConstantDescs.CD_Object) ? value : cast(wanted, value);
    }

    /** The value for what takes it wrapped or not, once its checks have run. */
    private Expression wrapped(ValueClassModel model, Class<?> target, Expression value) {
        return target == model.type()
                ? cast(members.typeOf(target), ValueClassCall.create(model, value, members))
                : ValueClassCall.check(model, value, members);
    }

    private Expression constantOf(String name, ClassDesc type, Object value) {
        FieldRef constant = constants.get(name);
        if (constant == null) {
            constant = spec.constant(name, type, value);
            constants.put(name, constant);
        }
        return get(constant);
    }
}
