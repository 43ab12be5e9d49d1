package dev.piculet.jackson.contract

// The contract on the oracle, topic by topic.

class OracleAssignedValueClassTest : AssignedValueClassContract(Oracle)

class OracleClassKindTest : ClassKindContract(Oracle)

class OracleAccessTest : AccessContract(Oracle)

class OracleConverterTest : ConverterContract(Oracle)

class OracleCreatorTest : CreatorContract(Oracle)

class OracleCsvTest : CsvContract(Oracle)

class OracleDatabindTest : DatabindContract(Oracle)

class OracleDeclaredTypeTest : DeclaredTypeContract(Oracle)

class OracleExtensionTest : ExtensionContract(Oracle, OracleExtensions)

class OracleFactoryTest : FactoryContract(Oracle)

class OracleFirstUseTest : FirstUseContract(Oracle)

class OracleForeignClassTest : ForeignClassContract(Oracle)

class OracleFormatTest : FormatContract(Oracle)

class OracleGenericValueClassTest : GenericValueClassContract(Oracle)

class OracleInnerValueClassTest : InnerValueClassContract(Oracle)

class OracleIsPropertyTest : IsPropertyContract(Oracle)

class OracleJacksonAnnotationTest : JacksonAnnotationContract(Oracle)

class OracleJsonValueTest : JsonValueContract(Oracle)

class OracleManyParametersTest : ManyParametersContract(Oracle)

class OracleMapperTest : MapperContract(Oracle)

class OracleMissingAndNullTest : MissingAndNullContract(Oracle)

class OracleModuleTest : ModuleContract(Oracle)

class OracleNullSettingTest : NullSettingContract(Oracle)

class OracleNullToEmptyTest : NullToEmptyContract(Oracle)

class OracleOtherModuleTest : OtherModuleContract(Oracle)

class OracleOutputTest : OutputContract(Oracle, writingTokens)

class OraclePolymorphismTest : PolymorphismContract(Oracle)

class OraclePropertyNameTest : PropertyNameContract(Oracle)

class OracleRequiredMarkerTest : RequiredMarkerContract(Oracle)

class OracleSettingOrderTest : SettingOrderContract(Oracle)

class OracleSingletonTest : SingletonContract(Oracle)

class OracleSourceTest : SourceContract(Oracle)

class OracleStandardTypeTest : StandardTypeContract(Oracle)

class OracleStrictNullTest : StrictNullContract(Oracle)

class OracleThrowingTest : ThrowingContract(Oracle)

class OracleTimeTest : TimeContract(Oracle)

class OracleUnsignedTest : UnsignedContract(Oracle)

class OracleValueClassReadingTest : ValueClassReadingContract(Oracle)

class OracleValueClassWritingTest : ValueClassWritingContract(Oracle)
